import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import type { Clock } from '#runtime/clock.ts'
import { dropPreviousKey, PREVIOUS, stageKey } from '#runtime/keyFile.ts'
import type { AdminTask } from '#store/adminProcess.ts'
import { rsaKeyFromJwk } from '../http/rsaKey.ts'
import { LAUNCH_SECONDS } from '../identity/telegram/parseInitData.ts'
import { CALL_SECONDS } from '../rewards/checkIn/freshCall.ts'
import { refuseCommand } from './command.ts'

export const ROTATE_KEY = 'rotate-key'

interface KeyKind {
  readonly variable: string
  readonly generate: () => string
  /** Returns the public part, so that an operator recognizes the key. */
  readonly describe: (key: string) => string
  /** Seconds for which output of the old key remains in use; null if the chains decide. */
  readonly overlapSeconds: number | null
  readonly next: string
}

const evmKey = {
  generate: generatePrivateKey,
  describe: (key: string) => `address ${privateKeyToAddress(key as `0x${string}`)}`,
  overlapSeconds: null,
}

const kinds: Readonly<Record<string, KeyKind>> = {
  rsa: {
    variable: 'ENCRYPT_PRIVATE_KEY',
    generate: () =>
      JSON.stringify(generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' })),
    describe: (key) => `kid ${rsaKeyFromJwk(key).publicKey.kid}`,
    overlapSeconds: 2 * CALL_SECONDS,
    next: 'Restart every server with both variables. Repeat with --finish, then restart without the previous one.',
  },
  session: {
    variable: 'SESSION_SECRET',
    generate: () => randomBytes(48).toString('base64url'),
    describe: (key) => `fingerprint ${createHash('sha256').update(key).digest('hex').slice(0, 16)}`,
    overlapSeconds: LAUNCH_SECONDS + 60,
    next: 'Restart every server with both variables. Repeat with --finish, then restart without the previous one.',
  },
  offer: {
    ...evmKey,
    variable: 'OFFER_SIGNER_KEY',
    next: 'Set OFFER_SIGNER_ADDRESS of the maker and follow “maker admin rotate-key offer”.',
  },
  payout: {
    ...evmKey,
    variable: 'MAKER_EVM_KEY',
    next: 'Keep the maker on the previous key until “maker admin rotate-key payout” lists nothing open.',
  },
  attester: {
    ...evmKey,
    variable: 'ATTESTER_KEY',
    next: 'Have the governor replace the address: “maker admin rotate-key attester <old> <new>”.',
  },
}

export const rotateKeyHelp = `rotate-key: replace the key in a file and keep the old one next to it; safe to repeat

  admin rotate-key <${Object.keys(kinds).join('|')}> --file <path> [--finish]

  --file <path>  file that the service reads through <VARIABLE>_FILE; the old key moves to <path>${PREVIOUS}
  --finish       delete the old key, once nothing that was made with it is used any more (rsa, session)
`

/** Works on files only, and never prints a key. */
export function rotateKeyTask(args: readonly string[], clock: Clock): AdminTask {
  const { kind, file, finish } = parse(args)
  return {
    env: null,
    task: async () => {
      if (finish) {
        if (kind.overlapSeconds === null)
          throw refuseCommand(`The chains determine when this key is no longer needed. ${kind.next}`)
        await dropPreviousKey(file, kind.overlapSeconds, clock.now())
        return `deleted ${file}${PREVIOUS}\nRestart every server without ${kind.variable}_PREVIOUS_FILE.`
      }
      const { previous, current, changed } = await stageKey(file, kind.generate)
      return [
        changed ? 'a new key was created' : 'a rotation is in progress; nothing was changed',
        `${kind.variable}_FILE=${file}  ${kind.describe(current)}`,
        ...(previous === null
          ? []
          : [`${kind.variable}_PREVIOUS_FILE=${file}${PREVIOUS}  ${kind.describe(previous)}`, kind.next]),
      ].join('\n')
    },
  }
}

function parse(args: readonly string[]): { kind: KeyKind; file: string; finish: boolean } {
  const options = { file: { type: 'string' }, finish: { type: 'boolean', default: false } } as const
  let parsed: { positionals: string[]; values: { file?: string | undefined; finish: boolean } }
  try {
    parsed = parseArgs({ args: [...args], options, allowPositionals: true })
  } catch {
    throw refuseCommand(rotateKeyHelp)
  }
  const [name = '', ...more] = parsed.positionals
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined
  const { file, finish } = parsed.values
  if (!kind || !file || more.length > 0) throw refuseCommand(rotateKeyHelp)
  return { kind, file, finish }
}
