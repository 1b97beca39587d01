import * as values from './values.ts'
import { variable } from './variable.ts'

/** External providers that are built in, in the order in which equal quotes are listed. */
export const providerNames = ['lifi', 'relay', 'debridge', 'oneclick', 'across'] as const
export type ProviderName = (typeof providerNames)[number]

/** Settings of external liquidity. Each provider's own variables begin with its name. */
export const liquidityVariables = {
  PROVIDERS: variable(values.choicesOrNone(providerNames), {
    meaning: 'External providers that quote beside your own maker, or `none`.',
    fallback: 'lifi,relay,debridge,oneclick; none with PROFILE=local',
  }),
  PROVIDER_MIN_USD: variable(values.positiveIntOr(1), {
    meaning: 'Smallest transfer through an external provider, in whole dollars.',
    fallback: '1',
  }),
  PROVIDER_MAX_USD: variable(values.positiveIntOr(50_000), {
    meaning: 'Largest transfer through an external provider, in whole dollars.',
    fallback: '50000',
  }),
}
