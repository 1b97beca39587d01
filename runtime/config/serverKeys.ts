import * as values from './values.ts'
import { variable } from './variable.ts'

/** Keys of the server. Each serves one purpose, so that a stolen one can do little. */
export const serverKeyVariables = {
  OFFER_SIGNER_KEY: variable(values.evmKey, {
    meaning: 'Key that signs offers for the maker. Never the payout key.',
    fallback: 'the maker makes no offers',
    requiredInProduction: true,
    secret: true,
  }),
  REPORT_SIGNER_KEY: variable(values.evmKey, {
    meaning: 'Key that signs the trust report, and nothing else. Never a key that any contract or service accepts.',
    fallback: 'the report is not signed',
    secret: true,
  }),
  BADGE_SIGNER_KEY: variable(values.evmKey, {
    meaning: 'Key that authorizes minting of earned badges: the issuer in the badge contract. It can do nothing else.',
    fallback: 'no badge can be minted',
    secret: true,
  }),
  FAUCET_KEY: variable(values.evmKey, {
    meaning:
      'Key of the wallet that pays faucet claims, on test networks only. Never the payout key, and used for nothing else.',
    fallback: 'no faucet is open',
    secret: true,
  }),
}
