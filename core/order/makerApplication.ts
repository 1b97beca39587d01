/** Most characters of each text of an application, and most entries of its lists. */
export const APPLICATION_LIMITS = { name: 80, contact: 120, message: 1000, networks: 20, assets: 20 } as const

/** Dollars that an applicant could keep in its wallets at once. */
export const liquidityRanges = ['under_50k', '50k_250k', '250k_1m', 'over_1m'] as const
export type LiquidityRange = (typeof liquidityRanges)[number]

export const applicationStates = ['open', 'accepted', 'declined'] as const
export type ApplicationState = (typeof applicationStates)[number]

/** An application to become a market maker, as it is typed. */
export interface ApplicationText {
  readonly name: string
  /** Mail address, account of a messenger, or web address. */
  readonly contact: string
  readonly networks: readonly number[]
  /** Symbols. */
  readonly assets: readonly string[]
  /** Null until chosen. */
  readonly liquidity: LiquidityRange | null
  readonly message: string
}
export type ApplicationField = keyof ApplicationText
export type ApplicationProblem = 'missing' | 'too_long' | 'invalid'

/** Control characters, those that change the direction of text, and halves of a surrogate pair. */
const unwritable = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u

/** Removes spaces around the texts; only the message keeps its lines. */
export const tidyApplication = <T extends ApplicationText>(text: T): T => ({
  ...text,
  name: oneLine(text.name),
  contact: oneLine(text.contact),
  message: text.message
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim(),
  networks: [...new Set(text.networks)],
  assets: [...new Set(text.assets)],
})

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

/** Returns the first problem of each field of a tidy application; empty if it can be sent. */
export function applicationProblems(text: ApplicationText): Partial<Record<ApplicationField, ApplicationProblem>> {
  const found = {
    name: lineProblem(text.name, APPLICATION_LIMITS.name),
    contact: lineProblem(text.contact, APPLICATION_LIMITS.contact),
    networks: listProblem(text.networks, APPLICATION_LIMITS.networks),
    assets: listProblem(text.assets, APPLICATION_LIMITS.assets),
    liquidity: text.liquidity === null ? 'missing' : null,
    message: text.message === '' ? null : lineProblem(text.message.replaceAll('\n', ' '), APPLICATION_LIMITS.message),
  } as const
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null))
}

function lineProblem(text: string, most: number): ApplicationProblem | null {
  if (text === '') return 'missing'
  if (unwritable.test(text)) return 'invalid'
  return text.length > most ? 'too_long' : null
}

const listProblem = (list: readonly unknown[], most: number): ApplicationProblem | null =>
  list.length === 0 ? 'missing' : list.length > most ? 'too_long' : null
