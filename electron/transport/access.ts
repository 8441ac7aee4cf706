import { randomBytes, timingSafeEqual } from 'node:crypto';
import { ROLES, type Role } from '../contract/contract.ts';

/** Name of the parameter that carries a token in the first address. */
export const TOKEN_PARAMETER = 'token';

/**
 * Who may come in: each role has a random token. It stands in the address that is opened first and is changed for a cookie at once, so
 * that it does not stay in the address bar or the history. Cookies ignore the port, so the cookie's name carries it.
 */
export interface Access {
  /** The token for a role's address. */
  token(role: Role): string;
  /** The role whose token this is. */
  roleOf(token: string | null): Role | null;
  /** May a request with this Cookie header act in the role? */
  has(role: Role, cookies: string | undefined): boolean;
  /** Value of the Set-Cookie header. */
  setCookie(role: Role): string;
}

export function createAccess(port: () => number): Access {
  const tokens: { readonly [R in Role]: string } = { desk: freshToken(), hall: freshToken() };
  const name = (role: Role): string => `turnierabend-${port()}-${role}`;
  return {
    token: (role) => tokens[role],
    roleOf: (token) => ROLES.find((role) => token !== null && same(token, tokens[role])) ?? null,
    has: (role, cookies) => valuesOf(cookies, name(role)).some((value) => same(value, tokens[role])),
    setCookie: (role) => `${name(role)}=${tokens[role]}; HttpOnly; SameSite=Strict; Path=/`,
  };
}

const freshToken = (): string => randomBytes(32).toString('base64url');

function same(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function valuesOf(header: string | undefined, name: string): string[] {
  return (header ?? '')
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part.startsWith(`${name}=`))
    .map((part) => part.slice(name.length + 1));
}
