import { z } from 'zod'
import { builtIn } from '#chains/registry.ts'
import type { Family, PayoutKey } from '#chains/family.ts'
import type { FamilyName } from '#core/chain/family.ts'
import * as values from './values.ts'
import { type Variable, variable } from './variable.ts'

type KeyName = Extract<(typeof builtIn)[number], { payoutKey: PayoutKey }>['payoutKey']['variable']
type Keys<T> = Readonly<Record<KeyName | `${KeyName}_PREVIOUS`, T>>

const withKey = (builtIn as readonly Family[]).flatMap(({ name, payoutKey }) =>
  payoutKey ? [{ name, key: payoutKey }] : [],
)

const schemaOf = ({ pattern, form }: PayoutKey): z.ZodType<string | undefined> =>
  (pattern ? z.string().regex(pattern, form) : z.string()).optional()

/** The maker's payout key of each family, and the one that it replaces. */
export const payoutKeyVariables = Object.fromEntries(
  withKey.flatMap(({ key }) => [
    [
      key.variable,
      variable(schemaOf(key), {
        meaning: `Payout key for ${key.networks}: ${key.form}.`,
        fallback: 'no payouts on these networks',
        requiredInProduction: key.requiredInProduction ?? false,
        secret: true,
      }),
    ],
    [
      `${key.variable}_PREVIOUS`,
      variable(schemaOf(key), {
        meaning: `Retiring payout key for ${key.networks}; used only by \`maker admin rotate-key\`.`,
        fallback: 'no rotation in progress',
        secret: true,
      }),
    ],
  ]),
) as Keys<Variable<string | undefined>>

/** Payout keys by family, as the environment has them; absent where there is none. */
export const payoutKeysOf = (
  env: Keys<string | undefined>,
  which: 'current' | 'previous' = 'current',
): Partial<Record<FamilyName, string>> => {
  const given: Readonly<Record<string, string | undefined>> = env
  return Object.fromEntries(
    withKey.flatMap(({ name, key }) => {
      const value = given[which === 'current' ? key.variable : `${key.variable}_PREVIOUS`]
      return value ? [[name, value]] : []
    }),
  )
}

/** Returns the payout keys with the names of their variables, for checks that report the name. */
export const namedPayoutKeys = (env: Keys<string | undefined>): readonly { name: string; value: string }[] => {
  const keys = payoutKeysOf(env)
  return withKey.flatMap(({ name, key }) => (keys[name] ? [{ name: key.variable, value: keys[name] }] : []))
}

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
