import { screenAt } from '#core/screens/match.ts'

/** Spec §6: what holds until the operator's own list is known. */
const builtIn: readonly string[] = ['CU', 'IR', 'KP', 'SY', 'RU', 'CN']

/** `listed` is the operator's list; undefined while it is not known. */
export const isRestricted = (country: string | undefined, listed: readonly string[] | undefined): boolean =>
  country !== undefined && (listed ?? builtIn).includes(country.toUpperCase())

const PAGE = '/access-restricted'
const open: ReadonlySet<string> = new Set([PAGE, '/tos'])

/** Where the guard sends somebody, or null. `sentFrom`: where they were when it sent them to the page of the restricted. */
export function guardTarget(here: string, restricted: boolean, sentFrom: string | null): string | null {
  if (restricted) return open.has(screenAt(here)?.path ?? here) ? null : PAGE
  return here === PAGE ? sentFrom : null
}
