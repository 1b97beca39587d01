import { encodeDeployData, isAddress, parseUnits } from 'viem'
import { z } from 'zod'
import { makerAccountAbi } from '#contracts/abi/makerAccount.ts'
import { poolAbi } from '#contracts/abi/pool.ts'
import makerAccount from '#contracts/artifacts/MakerAccount.json' with { type: 'json' }
import pool from '#contracts/artifacts/Pool.json' with { type: 'json' }

type Hex = `0x${string}`

export const account = z
  .string()
  .refine((text) => isAddress(text), 'an EVM address')
  .transform((text) => text.toLowerCase() as Hex)
export const hours = z.number().positive()
export const wholeUnits = z.string().regex(/^\d+(\.\d+)?$/, 'a plain decimal')
export const seconds = (given: number): bigint => BigInt(Math.round(given * 3_600))

const LEAST_TIMELOCK_HOURS = 24
const MOST_FEE_PPM = 50_000

const vault = z
  .strictObject({
    token: account,
    decimals: z.int().min(0).max(36),
    /** Of the share token. */
    name: z.string().min(1),
    symbol: z.string().min(1),
    /** Whole units with at most `decimals` decimals. */
    hourlyLimit: wholeUnits,
    outstandingLimit: wholeUnits,
    /** Fee of a draw in parts per million. */
    feePpm: z.int().min(0).max(MOST_FEE_PPM),
  })
  .refine(
    ({ outstandingLimit, decimals }) => parseUnits(outstandingLimit, decimals) < 2n ** 128n,
    'outstandingLimit is more than 128 bits of base units',
  )

/** Vaults that lend to the maker on one network, and the maker's account that they pay through. */
export const poolSettings = z.strictObject({
  /** Owner of the maker's account; with the filler it determines the account's address. */
  accountOwner: account,
  /** Key that draws: the maker's payout key. */
  drawer: account,
  termHours: hours,
  timelockHours: hours.min(LEAST_TIMELOCK_HOURS),
  vaults: z
    .array(vault)
    .min(1)
    .refine((rows) => new Set(rows.map(({ token }) => token)).size === rows.length, 'one vault per token'),
})
export type PoolSettings = z.infer<typeof poolSettings>

/** Creation code of the maker's account. */
export const accountCode = ({ accountOwner }: PoolSettings, filler: Hex): Hex =>
  encodeDeployData({
    abi: makerAccountAbi,
    bytecode: makerAccount.bytecode as Hex,
    args: [accountOwner, filler],
  })

/** Creation code of each vault, with its token. */
export const vaultCodes = (governor: Hex, settings: PoolSettings, filler: Hex) =>
  settings.vaults.map(({ token, decimals, name, symbol, hourlyLimit, outstandingLimit, feePpm }) => {
    const config = {
      governor,
      drawer: settings.drawer,
      asset: token,
      name,
      symbol,
      accountOwner: settings.accountOwner,
      filler,
      term: seconds(settings.termHours),
      timelock: seconds(settings.timelockHours),
      terms: {
        hourlyLimit: parseUnits(hourlyLimit, decimals),
        outstandingLimit: parseUnits(outstandingLimit, decimals),
        feePpm: BigInt(feePpm),
      },
    }
    const code = encodeDeployData({ abi: poolAbi, bytecode: pool.bytecode as Hex, args: [config] })
    return { asset: { token, decimals, feePpm }, code }
  })
