import * as values from './values.ts'
import { variable } from './variable.ts'

/** Settings of the explorers that the tracker and the portfolio's token search read. */
export const trackerVariables = {
  ETHERSCAN_API_KEY: variable(values.optionalText, {
    meaning:
      'Key of Etherscan’s API, version 2, for the tracker and the portfolio’s token search. A free one does not cover every network.',
    fallback:
      'the tracker reads Blockscout only and leaves out networks without one; there the token search reads the newest blocks alone',
    secret: true,
  }),
  ETHERSCAN_URL: variable(values.webUrlOr('https://api.etherscan.io/v2'), {
    meaning: 'Base URL of Etherscan’s API.',
    fallback: 'https://api.etherscan.io/v2',
  }),
  ETHERSCAN_PER_SECOND: variable(values.positiveIntOr(3), {
    meaning: 'Requests to Etherscan in any second, all networks together. A free key allows 3.',
    fallback: '3',
  }),
  BLOCKSCOUT_PER_SECOND: variable(values.positiveIntOr(5), {
    meaning: 'Requests to one network’s Blockscout in any second.',
    fallback: '5',
  }),
}
