import * as values from './values.ts'
import { variable } from './variable.ts'

/** External providers that are built in, in the order in which equal quotes are listed. */
export const providerNames = ['lifi', 'relay', 'debridge', 'oneclick', 'across'] as const
export type ProviderName = (typeof providerNames)[number]

/** Swap providers that are built in. */
export const swapProviderNames = ['uniswap', 'lifi', 'jupiter', 'avnu'] as const
export type SwapProviderName = (typeof swapProviderNames)[number]

/** Settings of external liquidity. Each provider's own variables begin with its name. */
export const liquidityVariables = {
  PROVIDERS: variable(values.choicesOrNone(providerNames), {
    meaning: 'External providers that quote in addition to your own maker, or `none`.',
    fallback: 'lifi,relay,debridge,oneclick, and across with its key and id; none with PROFILE=local',
  }),
  SWAP_PROVIDERS: variable(values.choicesOrNone(swapProviderNames), {
    meaning: 'Providers that quote swaps on one network, or `none`.',
    fallback:
      'uniswap, lifi with `LIFI_API_KEY` where `PROVIDERS` has it, jupiter with `JUPITER_API_KEY`, and avnu; uniswap alone with PROFILE=local',
  }),
  PROVIDER_MIN_USD: variable(values.positiveIntOr(1), {
    meaning: 'Smallest transfer through an external provider, in whole dollars.',
    fallback: '1',
  }),
  PROVIDER_MAX_USD: variable(values.positiveIntOr(50_000), {
    meaning: 'Largest transfer through an external provider, in whole dollars.',
    fallback: '50000',
  }),
  LIFI_URL: variable(values.webUrlOr('https://li.quest/v1'), {
    meaning: 'Base URL of LI.FI’s API.',
    fallback: 'https://li.quest/v1',
  }),
  LIFI_API_KEY: variable(values.optionalText, {
    meaning: 'LI.FI API key.',
    fallback: 'its limits without a key: 75 quotes in two hours',
    secret: true,
  }),
  LIFI_INTEGRATOR: variable(values.optionalText, {
    meaning: 'Your integrator name at LI.FI, which collects your fee.',
    fallback: 'no fee of yours',
  }),
  LIFI_FEE_BPS: variable(values.toleranceBps(0), {
    meaning:
      'Your fee on transfers and swaps through LI.FI, in basis points of the sent amount. Needs `LIFI_INTEGRATOR`.',
    fallback: '0',
  }),
  LIFI_REQUESTS_PER_MINUTE: variable(values.positiveIntOr(100), {
    meaning: 'Requests to LI.FI in any minute, quotes and status together. A key allows 100 unless agreed otherwise.',
    fallback: '100',
  }),
  RELAY_URL: variable(values.webUrlOr('https://api.relay.link'), {
    meaning: 'Address of Relay’s API.',
    fallback: 'https://api.relay.link',
  }),
  RELAY_API_KEY: variable(values.optionalText, {
    meaning: 'Relay’s API key. It raises the limits and tells the amount of refunds.',
    fallback: 'no key',
    secret: true,
  }),
  RELAY_REFERRER: variable(values.optionalText, {
    meaning: 'Name under which Relay records your transfers.',
    fallback: 'none',
  }),
  RELAY_FEE_RECIPIENT: variable(values.evmAddress, {
    meaning: 'EVM address that claims your fee from Relay.',
    fallback: 'no fee',
  }),
  RELAY_FEE_BPS: variable(values.toleranceBps(0), {
    meaning: 'Your fee on transfers through Relay, in basis points; it needs `RELAY_FEE_RECIPIENT`.',
    fallback: '0',
  }),
  RELAY_QUOTES_PER_MINUTE: variable(values.positiveIntOr(50), {
    meaning: 'Quotes that may be asked of Relay per minute and process.',
    fallback: '50',
  }),
  DEBRIDGE_URL: variable(values.webUrlOr('https://dln.debridge.finance/v1.0'), {
    meaning: 'deBridge: address of the API that makes orders.',
    fallback: 'https://dln.debridge.finance/v1.0',
  }),
  DEBRIDGE_TRACKING_URL: variable(values.webUrlOr('https://dln-api.debridge.finance'), {
    meaning: 'deBridge: address of the API that names the transactions of orders.',
    fallback: 'https://dln-api.debridge.finance',
  }),
  DEBRIDGE_ACCESS_TOKEN: variable(values.optionalText, {
    meaning: 'deBridge: access token, for more than 50 requests a minute.',
    fallback: 'requests without a token',
    secret: true,
  }),
  DEBRIDGE_PER_MINUTE: variable(values.positiveIntOr(50), {
    meaning: 'deBridge: requests a minute to each of its two APIs; 300 with a token.',
    fallback: '50',
  }),
  DEBRIDGE_REFERRAL_CODE: variable(values.positiveInt, {
    meaning: 'deBridge: your referral code.',
    fallback: 'orders without a code',
  }),
  DEBRIDGE_FEE_RECIPIENT: variable(values.evmAddress, {
    meaning: 'deBridge: your address on EVM networks, which gets your fee when a solver is repaid.',
    fallback: 'no fee',
  }),
  DEBRIDGE_FEE_BPS: variable(values.positiveIntOr(10), {
    meaning: 'deBridge: your fee in hundredths of a percent of the sent amount.',
    fallback: '10 with a recipient',
  }),
  ACROSS_URL: variable(values.webUrlOr('https://app.across.to/api'), {
    meaning: 'Across: address of its API.',
    fallback: 'https://app.across.to/api',
  }),
  ACROSS_API_KEY: variable(values.optionalText, {
    meaning: 'Across: API key. The provider is closed without it.',
    fallback: 'closed',
    secret: true,
  }),
  ACROSS_INTEGRATOR_ID: variable(values.integratorId, {
    meaning: 'Across: your integrator id, such as `0x00a1`. The provider is closed without it.',
    fallback: 'closed',
  }),
  ACROSS_PER_MINUTE: variable(values.positiveIntOr(100), {
    meaning: 'Across: requests a minute.',
    fallback: '100',
  }),
  JUPITER_URL: variable(values.webUrlOr('https://api.jup.ag'), {
    meaning: 'Address of Jupiter’s API, for swaps on Solana.',
    fallback: 'https://api.jup.ag',
  }),
  JUPITER_API_KEY: variable(values.optionalText, {
    meaning: 'Jupiter’s API key; the free one allows 60 requests a minute.',
    fallback: 'no key: 30 requests a minute, and only if `SWAP_PROVIDERS` names jupiter',
    secret: true,
  }),
  JUPITER_FEE_OWNER: variable(values.solanaAddress, {
    meaning:
      'Jupiter: Solana wallet whose token accounts collect your fee. A token that it has no account for is swapped without a fee.',
    fallback: 'no fee',
  }),
  JUPITER_FEE_BPS: variable(values.toleranceBps(0), {
    meaning:
      'Jupiter: your fee in basis points of what arrives. It needs `JUPITER_FEE_OWNER`; exact payouts have none.',
    fallback: '0',
  }),
  JUPITER_PER_MINUTE: variable(values.positiveInt, {
    meaning: 'Jupiter: requests a minute.',
    fallback: '60 with a key, 30 without one',
  }),
  AVNU_URL: variable(values.webUrlOr('https://starknet.api.avnu.fi'), {
    meaning: 'Address of AVNU’s API, for swaps on Starknet.',
    fallback: 'https://starknet.api.avnu.fi',
  }),
  AVNU_INTEGRATOR: variable(values.optionalText, {
    meaning: 'AVNU: your name, which it requires with a fee.',
    fallback: 'none',
  }),
  AVNU_FEE_RECIPIENT: variable(values.starknetAddress, {
    meaning: 'AVNU: Starknet account that collects your fee.',
    fallback: 'no fee',
  }),
  AVNU_FEE_BPS: variable(values.toleranceBps(0), {
    meaning: 'AVNU: your fee in basis points, 0–500. It needs `AVNU_FEE_RECIPIENT` and `AVNU_INTEGRATOR`.',
    fallback: '0',
  }),
  AVNU_PER_MINUTE: variable(values.positiveIntOr(60), {
    meaning: 'AVNU: requests a minute.',
    fallback: '60',
  }),
  ONECLICK_URL: variable(values.webUrlOr('https://1click.chaindefuser.com'), {
    meaning: 'Address of the 1Click API of NEAR Intents.',
    fallback: 'https://1click.chaindefuser.com',
  }),
  ONECLICK_API_KEY: variable(values.optionalText, {
    meaning: 'Key of the 1Click API, from its partner portal; it saves the fee for callers without one.',
    fallback: 'no key: the vendor takes 0.2 % more',
    secret: true,
  }),
  ONECLICK_JWT: variable(values.optionalText, {
    meaning: 'Older form of the 1Click key, a JSON web token.',
    fallback: 'none',
    secret: true,
  }),
  ONECLICK_FEE_RECIPIENT: variable(values.optionalText, {
    meaning: 'Account of NEAR Intents that receives your fee on 1Click transfers.',
    fallback: 'no fee',
  }),
  ONECLICK_FEE_BPS: variable(values.toleranceBps(0), {
    meaning: 'Your fee on 1Click transfers in basis points of the sent amount, 0–500.',
    fallback: '0',
  }),
  ONECLICK_PER_MINUTE: variable(values.positiveIntOr(300), {
    meaning: 'Requests to the 1Click API in any minute.',
    fallback: '300',
  }),
}
