import { isAddress, parseUnits, zeroAddress } from 'viem'
import { z } from 'zod'

type Hex = `0x${string}`

const account = z
  .string()
  .refine((text) => isAddress(text), 'an EVM address')
  .transform((text) => text.toLowerCase() as Hex)
const hours = z.number().positive()

/** Operator's settings for the contracts of one network; contracts/README.md explains the choices. */
export const deploySettings = z.strictObject({
  governor: account,
  /** Zero: only the governor freezes. */
  guardian: account,
  attesters: z.array(account).min(1),
  threshold: z.int().positive(),
  timelockHours: hours,
  freezeHours: hours,
  minContractWindowHours: hours,
  minTransferWindowHours: hours,
  capWindowHours: hours,
  /** Zero: `openForWithPermit2` is closed. */
  permit2: account,
  /** `token` is an address or "native"; `cap` whole units with at most `decimals` decimals. */
  tokens: z
    .array(
      z.strictObject({
        token: z.union([z.literal('native').transform((): Hex => zeroAddress), account]),
        decimals: z.int().min(0).max(36),
        cap: z.string().regex(/^\d+(\.\d+)?$/, 'a plain decimal'),
      }),
    )
    .min(1),
})
export type DeploySettings = z.infer<typeof deploySettings>

const seconds = (given: number): bigint => BigInt(Math.round(given * 3_600))

/** The escrow's constructor argument, with attesters in the ascending order that it requires. */
export const escrowConfig = (settings: DeploySettings) => ({
  governor: settings.governor,
  guardian: settings.guardian,
  attesters: [...settings.attesters].sort(),
  threshold: BigInt(settings.threshold),
  timelock: seconds(settings.timelockHours),
  freezeDuration: seconds(settings.freezeHours),
  minContractWindow: seconds(settings.minContractWindowHours),
  minTransferWindow: seconds(settings.minTransferWindowHours),
  tokens: settings.tokens.map(({ token }) => token),
  caps: settings.tokens.map(({ cap, decimals }) => parseUnits(cap, decimals)),
  capWindow: seconds(settings.capWindowHours),
  permit2: settings.permit2,
})
