import type { Place } from '../place.ts'
import type { AppAddress } from './catalogue.ts'

type SchemeRule = 'once' | 'twice' | 'never'
type Encode = (text: string) => string

/** Telegram's view on Android decodes the address of a scheme once on its way; elsewhere in Telegram only https leaves it. */
const schemes: Readonly<Record<Place['system'], SchemeRule>> = { android: 'twice', ios: 'never', desk: 'never' }

const times: Readonly<Record<Exclude<SchemeRule, 'never'>, Encode>> = {
  once: encodeURIComponent,
  twice: (text) => encodeURIComponent(encodeURIComponent(text)),
}

/** As WalletConnect has it, and every wallet that it lists: behind what the app answers to stands `wc`, and then what is wanted. */
const wanting = (address: string, query: string): string => `${address.replace(/\/?$/, '/')}wc?${query}`

/** What opens a wallet's app and says what is wanted there; null where nothing here would open it. An https address takes its parts encoded once. */
function opening(app: AppAddress, query: (encode: Encode) => string, { inTelegram, system }: Place): string | null {
  if ('universal' in app) return wanting(app.universal, query(times.once))
  // What stands inside an https address is an address in itself.
  if (app.inside !== undefined) return `${app.inside}${encodeURIComponent(wanting(app.scheme, query(times.once)))}`
  const rule = inTelegram ? schemes[system] : 'once'
  return rule === 'never' ? null : wanting(app.scheme, query(times[rule]))
}

/** The link that hands a pairing address to a wallet's app. */
export const appLink = (app: AppAddress, uri: string, place: Place): string | null =>
  opening(app, (encode) => `uri=${encode(uri)}`, place)

/** The link that shows a wallet's app what it was asked over its session. */
export const requestLink = (app: AppAddress, payload: string, place: Place): string | null =>
  opening(app, () => payload, place)
