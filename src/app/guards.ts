import { partsOf } from '#core/screens/first.ts'

/** Spec §6: applies until the operator's own list has loaded. */
const builtIn: readonly string[] = ['CU', 'IR', 'KP', 'SY', 'RU', 'CN']

/** `listed` is the operator's list; undefined until it loads. */
export const isRestricted = (country: string | undefined, listed: readonly string[] | undefined): boolean =>
  country !== undefined && (listed ?? builtIn).includes(country.toUpperCase())

const PAGE = '/access-restricted'
const open: ReadonlySet<string> = new Set([PAGE, '/tos'])

/** Returns the path that the guard redirects to, or null. `sentFrom` is the path it redirected away from earlier. */
export function guardTarget(here: string, restricted: boolean, sentFrom: string | null): string | null {
  if (restricted) return open.has(`/${partsOf(here).join('/').toLowerCase()}`) ? null : PAGE
  return here === PAGE ? sentFrom : null
}
