import { z } from 'zod'
import { builtIn } from '#chains/registry.ts'
import type { Family, PayoutKey } from '#chains/family.ts'
import type { FamilyName } from '#core/chain/family.ts'
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
  const values: Readonly<Record<string, string | undefined>> = env
  return Object.fromEntries(
    withKey.flatMap(({ name, key }) => {
      const value = values[which === 'current' ? key.variable : `${key.variable}_PREVIOUS`]
      return value ? [[name, value]] : []
    }),
  )
}

/** Returns the payout keys with the names of their variables, for checks that report the name. */
export const namedPayoutKeys = (env: Keys<string | undefined>): readonly { name: string; value: string }[] => {
  const keys = payoutKeysOf(env)
  return withKey.flatMap(({ name, key }) => (keys[name] ? [{ name: key.variable, value: keys[name] }] : []))
}
