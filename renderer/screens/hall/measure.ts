/** The faces of the hall: names and figures in two weights, and the hand. */
export const FACES = { plain: '500 100px var(--figure)', bold: '800 100px var(--figure)', hand: '400 100px var(--hand)' } as const;
export type Face = keyof typeof FACES;

/** Width of a text on one line, in em of its size. */
export type Measure = (text: string, face: Face) => number;

/**
 * Measures in the page, because only there the figures are the lining ones the sheet uses (a canvas measures old-style).
 * Each text is measured once. Call it when the fonts are there: what was measured is kept.
 */
export function measureIn(page: Document): Measure {
  const known = new Map<string, number>();
  const ruler = page.createElement('span');
  ruler.setAttribute('aria-hidden', 'true');
  ruler.style.cssText = 'position:fixed;right:100%;top:0;visibility:hidden;white-space:pre;text-rendering:geometricPrecision';
  return (text, face) => {
    const key = `${face} ${text}`;
    let width = known.get(key);
    if (width === undefined) {
      ruler.style.font = FACES[face];
      ruler.style.fontVariantNumeric = 'lining-nums tabular-nums';
      ruler.textContent = text;
      page.body.append(ruler);
      width = ruler.getBoundingClientRect().width / 100;
      ruler.remove();
      known.set(key, width);
    }
    return width;
  };
}

const loading = new WeakMap<Document, Promise<void>>();

/** Resolves when the hall's fonts are loaded; later calls answer the same promise. A missing font does not keep the hall dark. */
export function hallFonts(page: Document): Promise<void> {
  const known = loading.get(page);
  if (known) return known;
  const promise = load(page);
  loading.set(page, promise);
  return promise;
}

async function load(page: Document): Promise<void> {
  // The style sheets of a preview's document may still be on their way.
  for (let tries = 0; tries < 60; tries++) {
    const faces = [...page.fonts].filter(({ family }) => /Caveat|Alegreya/.test(family));
    if (faces.length > 0) {
      await Promise.allSettled(faces.map((face) => face.load()));
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
