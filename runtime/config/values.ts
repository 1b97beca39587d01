import { z } from 'zod'

const list = (text: string): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')

/** Formats of environment values. Each parses `string | undefined`. */
export const optionalText = z.string().optional()
export const textOr = (fallback: string) => z.string().default(fallback)
export const commaList = z.string().default('').transform(list)
export const commaListOr = (fallback: readonly string[]) => z.string().default(fallback.join(',')).transform(list)
/** Some of these names, in the given order; absent = undefined. */
export const choices = <const Name extends string>(names: readonly Name[]) =>
  z
    .string()
    .transform(list)
    .pipe(z.array(z.enum(names, `one or more of ${names.join(', ')}, separated by commas`)).min(1))
    .optional()
/** Like `choices`, or "none". */
export const choicesOrNone = <const Name extends string>(names: readonly Name[]) =>
  z
    .string()
    .transform((text) => (text.trim() === 'none' ? [] : list(text)))
    .pipe(z.array(z.enum(names, `none, or one or more of ${names.join(', ')}, separated by commas`)))
    .optional()
const portText = z.string().regex(/^\d{1,5}$/, 'a port number')
const isPort = (n: number): boolean => n <= 65_535
export const port = (fallback: number) =>
  portText.default(String(fallback)).transform(Number).refine(isPort, 'a port number')
export const optionalPort = portText.transform(Number).refine(isPort, 'a port number').optional()
/** Basis points from 0 to 500. */
export const toleranceBps = (fallback: number) =>
  z
    .string()
    .regex(/^\d{1,3}$/, 'basis points from 0 to 500')
    .default(String(fallback))
    .transform(Number)
    .refine((n) => n <= 500, 'basis points from 0 to 500')
const aboveZero = z.string().regex(/^[1-9]\d{0,8}$/, 'a whole number above zero')
export const positiveInt = aboveZero.transform(Number).optional()
export const positiveIntOr = (fallback: number) => aboveZero.default(String(fallback)).transform(Number)
/** 1 to 100. */
export const percentOr = (fallback: number) =>
  z
    .string()
    .regex(/^([1-9]\d?|100)$/, 'a percentage from 1 to 100')
    .default(String(fallback))
    .transform(Number)
/** Only "yes" enables it; any other value except "no" is refused, so that typos are noticed. */
export const yes = z
  .enum(['yes', 'no'], '"yes" or "no"')
  .default('no')
  .transform((answer) => answer === 'yes')
export const solanaAddress = z
  .string()
  .regex(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/, 'a Solana address')
  .optional()
export const starknetAddress = z
  .string()
  .regex(/^0x[0-9a-fA-F]{56,64}$/, 'a Starknet address')
  .optional()
export const integratorId = z
  .string()
  .regex(/^0x[0-9a-fA-F]{4}$/, 'an id: 0x and 4 hex digits')
  .optional()
export const digits = z
  .string()
  .regex(/^\d{1,20}$/, 'its numeric id')
  .optional()
export const publicKey = z
  .string()
  .regex(/^[0-9a-f]{64}$/, '64 hex digits')
  .optional()
export const secretText = z.string().min(32, 'at least 32 characters').optional()
export const telegramChannel = z
  .string()
  .regex(/^(@[A-Za-z]\w{3,31}|-?\d{1,20})$/, '@name or the number of the channel')
  .optional()
export const telegramApp = z
  .string()
  .regex(/^[A-Za-z]\w{2,31}$/, 'the short name of the app')
  .optional()
export const webhookSecret = z
  .string()
  .regex(/^[\w-]{32,256}$/, 'at least 32 letters, digits, _ or -')
  .optional()
export const webUrlOr = (fallback: string) =>
  z.url({ protocol: /^https?$/, error: 'an http(s) address' }).default(fallback)
export const webUrl = z.url({ protocol: /^https?$/, error: 'an http(s) address' }).optional()
/** Names alone, as they become words of the content policy. */
export const hostList = commaList.refine(
  (hosts) => hosts.every((host) => /^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?$/i.test(host)),
  'names of hosts such as bridge.example.org, separated by commas',
)
/** Without line breaks, as it becomes a line of a file. */
export const contact = z
  .string()
  .regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, 'a mailto: or https: address')
  .optional()
export const relayUrl = z.url({ protocol: /^wss?$/, error: 'a ws(s) address' }).optional()
export const databaseUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\//, 'a postgres:// address')
  .optional()
type Hex = `0x${string}`
const hexOf = (bytes: number, what: string) =>
  z
    .custom<Hex>(
      (value) => typeof value === 'string' && new RegExp(`^0x[0-9a-fA-F]{${bytes * 2}}$`).test(value),
      `${what}: 0x and ${bytes * 2} hex digits`,
    )
    .optional()
export const evmKey = hexOf(32, 'a private key')
export const evmAddress = hexOf(20, 'an address')
export const evmAddresses = z
  .string()
  .regex(/^0x[0-9a-fA-F]{40}(\s*,\s*0x[0-9a-fA-F]{40})*$/, 'addresses, separated by commas')
  .optional()
  .transform((text) => (text === undefined ? [] : list(text).map((address) => address.toLowerCase())))
export const chainNumbers = z
  .string()
  .regex(/^\d+(\s*,\s*\d+)*$/, 'network ids, separated by commas')
  .optional()
  .transform((text) => (text === undefined ? null : list(text).map(Number)))
