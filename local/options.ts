import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { AppError } from '#core/errors.ts'
import { defaultPort, localNetworks, portsOf } from './networks.ts'

export interface LocalPorts {
  web: number
  /** By chain id. */
  chains: ReadonlyMap<number, number>
}

/** Parts that may be omitted, to test the rest without them; the last ones are the networks of a family. */
const optional = ['maker', 'attesters', 'web', 'bot', 'walletconnect', 'social', 'svm', 'ton', 'bitcoin'] as const
export type OptionalPart = (typeof optional)[number]

export interface LocalOptions {
  folder: string
  without: ReadonlySet<OptionalPart>
  ports: LocalPorts
  reset: boolean
  dev: boolean
  /** URL of another local WalletConnect relay that replaces the stack's own relay and phone wallet. */
  walletConnect: string | null
}

const defaults = { web: '8787', chains: localNetworks.map(defaultPort).join(','), folder: '.causeway' }

function port(text: string): number {
  const value = Number(text)
  if (!Number.isInteger(value) || value < 1 || value > 65_535)
    throw new AppError('option_invalid', `Not a port: ${text}. Use a number from 1 to 65535.`, { status: 400 })
  return value
}

function requireApart(ports: readonly number[]): void {
  const twice = ports.find((one, n) => ports.indexOf(one) !== n)
  if (twice !== undefined)
    throw new AppError(
      'option_invalid',
      `Port ${twice} is wanted twice. --port and --chain-ports are all different, and a Solana-style network takes the next port too.`,
      { status: 400 },
    )
}

const loopbackHosts = ['127.0.0.1', '[::1]', 'localhost']

function loopbackSocket(option: string, text: string | undefined): string | null {
  if (text === undefined) return null
  const url = URL.parse(text)
  if (url?.protocol !== 'ws:' || !loopbackHosts.includes(url.hostname))
    throw new AppError(
      'option_invalid',
      `${option} takes an address on this machine, such as ws://127.0.0.1:9000, not ${text}.`,
      { status: 400 },
    )
  return url.origin
}

function optionalPart(text: string): OptionalPart {
  const part = optional.find((known) => known === text)
  if (!part)
    throw new AppError('option_invalid', `--without takes ${optional.join(', ')}, not ${text}.`, { status: 400 })
  return part
}

/** Parses the options. @throws AppError `option_invalid` with a sentence that names the option. */
export function parseOptions(argv: readonly string[]): LocalOptions {
  let values
  try {
    values = parseArgs({
      args: [...argv],
      options: {
        reset: { type: 'boolean', default: false },
        dev: { type: 'boolean', default: false },
        port: { type: 'string', default: defaults.web },
        'chain-ports': { type: 'string', default: defaults.chains },
        folder: { type: 'string', default: defaults.folder },
        without: { type: 'string', multiple: true, default: [] },
        walletconnect: { type: 'string' },
      },
    }).values
  } catch (error) {
    throw new AppError(
      'option_invalid',
      `${error instanceof Error ? error.message.split('. ')[0] : String(error)}. Known: --reset, --dev, --port, --chain-ports, --folder, --without, --walletconnect.`,
      {
        status: 400,
        cause: error,
      },
    )
  }
  const given = values['chain-ports'].split(',').map(port)
  if (given.length !== localNetworks.length)
    throw new AppError(
      'option_invalid',
      `--chain-ports takes ${localNetworks.length} ports, for example ${defaults.chains}.`,
      { status: 400 },
    )
  const web = port(values.port)
  const chains = new Map(localNetworks.map(({ id }, index) => [id, given[index] ?? 0]))
  requireApart([web, ...localNetworks.flatMap((network) => portsOf(network, chains.get(network.id) ?? 0))])
  const without = new Set(values.without.map(optionalPart))
  return {
    folder: resolve(values.folder),
    without,
    ports: { web, chains },
    reset: values.reset,
    dev: values.dev,
    walletConnect: loopbackSocket('--walletconnect', values.walletconnect),
  }
}
