import { fitLine } from './fitName.ts';

interface Props {
  readonly name: string;
  /** Millimetres there are for it. */
  readonly width: number;
  /** Points, the largest first. */
  readonly sizes: readonly number[];
}

/** A name as large as its place allows, never cut. */
export function PaperName({ name, width, sizes }: Props) {
  const { text, size } = fitLine(name, width, sizes);
  return (
    <b className="paper-name" style={{ fontSize: `${size}pt` }}>
      {text}
    </b>
  );
}
