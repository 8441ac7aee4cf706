/**
 * The short name for a narrow column: the family name, or the whole name where two at the table share it. Views carry only the
 * whole name, so the family name is what stands behind the given names.
 */
export function familyName(name: string, table: readonly { readonly name: string }[]): string {
  const short = shorten(name);
  return table.filter((one) => shorten(one.name) === short).length > 1 ? name : short;
}

/** "Teilnehmer 7", "Participant 7": the placeholder of an erased name, of which the number alone says nothing. */
const PLACEHOLDER = /^\S+ \d+$/;
const PARTICLE = /^(van|von|vom|de|der|den|di|da|del|la|le|du|dos|ten|ter|zu|zum|zur|al|el)$/i;

function shorten(name: string): string {
  if (PLACEHOLDER.test(name)) return name;
  const words = name.split(' ');
  const particle = words.findIndex((word, i) => i > 0 && PARTICLE.test(word));
  return words.slice(particle > 0 ? particle : -1).join(' ');
}
