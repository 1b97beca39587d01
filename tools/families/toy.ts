/** Planted files by path: the two folders of a family that isn't a network, with every part that a family may have. */
export const folders: Readonly<Record<string, string>> = {
  'chains/toy/address.ts': `import { AppError } from '#core/errors.ts'
import type { AddressRules } from '../contract/address.ts'

const parse = (text: string): string => {
  if (/^toy:[0-9a-f]{8}$/.test(text.trim())) return text.trim()
  throw new AppError('address_invalid', 'A toy address has eight digits.', { status: 400, detail: { code: 'form_toy' } })
}

export const toyAddressRules: AddressRules = {
  family: 'toy',
  chainless: true,
  nativeSentinel: 'toy:00000000',
  transferMemo: null,
  isDead: (canonical) => canonical === 'toy:00000000',
  parse,
  display: (canonical) => canonical,
  toBytes: (canonical) => \`0x\${parse(canonical).slice(4)}\`,
  fromBytes: (bytes) => parse(\`toy:\${bytes.slice(2)}\`),
  txUrl: (explorer, txRef) => \`\${explorer}/tx/\${txRef}\`,
  addressUrl: (explorer, canonical) => \`\${explorer}/address/\${canonical}\`,
}
`,
  'chains/toy/family.ts': `import type { Family } from '../family.ts'
import { toyAddressRules } from './address.ts'

export const toy = {
  name: 'toy',
  addresses: toyAddressRules,
  settlement: 'none',
  txRef: (text) => (/^tx[0-9]+$/.test(text) ? text : null),
  depositMemo: 400,
  gasReserve: () => Promise.resolve(7n),
  payoutKey: { variable: 'MAKER_TOY_KEY', networks: 'toy networks', form: 'any text' },
} as const satisfies Family
`,
  'chains/toy/services.ts': `import { z } from 'zod'
import type { NetworkNode, NodeOptions } from '../contract/node.ts'
import type { FamilyServices } from '../family.ts'
import { parseSignInMessage } from '../signIn.ts'

const createNode = ({ chain }: NodeOptions): NetworkNode => ({
  id: chain.id,
  family: 'toy',
  capabilities: { escrow: false, fillOnce: false, memo: false, settlement: 'none' },
  head: () => Promise.resolve({ height: 1n, hash: 'a', time: 0, finalized: 1n }),
  isCanonical: () => Promise.resolve(true),
  balances: (_, assets) => Promise.resolve(new Map(assets.map((asset) => [asset, 0n]))),
  txStatus: () => Promise.resolve({ state: 'unknown', height: null, blockHash: null, final: false }),
  checkIn: () => Promise.resolve({ state: 'unknown' }),
  findCheckIn: () => Promise.resolve(null),
  hasCheckIn: () => Promise.resolve(true),
  endpoints: () => [],
  close: () => Promise.resolve(),
})

export const toyServices: FamilyServices = {
  name: 'toy',
  createNode,
  signIn: {
    read: (text) => parseSignInMessage(text, 'Toy'),
    createVerifier: () => ({ signature }) => Promise.resolve(signature === 'mine' ? 'key' : null),
  },
  webRpc: { methods: { toy_height: { params: z.tuple([]), keepMs: 1_000 } } },
}
`,
  'src/wallets/toy/index.ts': `import type { FamilyWallets } from '../family.ts'

export const toy: FamilyWallets = {
  family: 'toy',
  groups: [{ id: 'toy', tab: 'non_evm' }],
  load: async () => (await import('./wallets.ts')).toyWallets(),
}
`,
  'src/wallets/toy/wallets.ts': `import { AppError } from '#core/errors.ts'
import type { WalletFamily } from '../contract.ts'

const none = (): Promise<never> => Promise.reject(new AppError('wallet_not_found', 'No toy wallet.', { status: 400 }))

export const toyWallets = (): WalletFamily => ({
  family: 'toy',
  connectors: () => Promise.resolve([]),
  connect: none,
  reconnect: () => Promise.resolve(null),
  disconnect: () => Promise.resolve(),
  signIn: none,
  waitFor: (ref) => Promise.resolve({ ref, status: 'success' }),
  subscribe: () => () => {},
})
`,
  ...Object.fromEntries(
    ['en', 'ru', 'zh', 'es', 'tr', 'pt', 'vi', 'id', 'uk', 'fa'].map((language) => [
      `src/wallets/toy/texts/${language}.ftl`,
      `wallets-group-toy = Toy\naddress-form_toy = A toy address has eight digits (${language}).\n`,
    ]),
  ),
}

/** The lines of the lists that name the family, by file: what is found, and what takes its place. */
export const lists: Readonly<Record<string, readonly (readonly [found: string, changed: string])[]>> = {
  'core/chain/family.ts': [["'ton', ", "'ton', 'toy', "]],
  'chains/registry.ts': [
    [
      "import { ton } from './ton/family.ts'",
      "import { ton } from './ton/family.ts'\nimport { toy } from './toy/family.ts'",
    ],
    ['[evm, ', '[evm, toy, '],
  ],
  'chains/services.ts': [
    [
      "import { tonServices } from './ton/services.ts'",
      "import { tonServices } from './ton/services.ts'\nimport { toyServices } from './toy/services.ts'",
    ],
    ['  evmServices,\n', '  evmServices,\n  toyServices,\n'],
  ],
  'src/wallets/families.ts': [
    [
      "import { ton } from './ton/index.ts'",
      "import { ton } from './ton/index.ts'\nimport { toy } from './toy/index.ts'",
    ],
    ['[evm, ', '[evm, toy, '],
  ],
}

/** Program that reads every derived table in the planted copy and prints what it finds of the family. */
export const probe = `import { createChainNode, createNetworkNode } from '#chains/nodes.ts'
import { accountOfAnyFamily, addressRules, familyOf } from '#chains/registry.ts'
import { servicesOf } from '#chains/services.ts'
import { families } from '#core/chain/family.ts'
import { reasonOf } from '#core/errors.ts'
import { nonceRequest } from '#core/wire/identity.ts'
import { rotateKeyUsage } from '#maker/keys/rotateKeyCommand.ts'
import { loadConfig, payoutKeysOf } from '#runtime/config.ts'
import { secretsOf } from '#runtime/config.ts'
import { canonicalTxRef } from '#server/orders/canonicalTxRef.ts'
import { createWalletProof } from '#server/identity/walletProof.ts'
import { groupsOf, tabsOf } from '#src/features/account/wallets/groups.ts'
import { loadWalletFamily, walletFamilies } from '#src/wallets/families.ts'
import { gasReserve } from '#src/wallets/reserve.ts'
import { readCatalogue } from '#tools/i18n/catalogue.ts'

const account = 'toy:0000000a'
const chain = { id: 5, family: 'toy', name: 'Toytown', alias: 'Toytown', rpcUrls: ['http://127.0.0.1:1'] }
const options = { chain, assets: [], endpoints: chain.rpcUrls, quorum: 1 } as never
const env = loadConfig('maker', { MAKER_TOY_KEY: 'secret', PROFILE: 'local' })
const reason = (work: () => unknown) => {
  try {
    work()
    return 'none'
  } catch (error) {
    return reasonOf(error)
  }
}

const now = new Date()
const proof = createWalletProof({
  store: {
    sessions: {
      consumeNonce: async () => ({
        family: 'toy',
        chainId: null,
        domain: 'a.example',
        uri: 'https://a.example',
        issuedAt: now.toISOString(),
        expiresAt: new Date(now.getTime() + 600_000).toISOString(),
      }),
    },
  },
  catalogue: { chains: [], channels: [] },
  chains: () => null,
  clock: { now: () => now },
  config: { publicUrl: 'https://a.example' },
} as never)
const message = [
  'a.example wants you to sign in with your Toy account:',
  account,
  '',
  'Hello.',
  '',
  'URI: https://a.example',
  'Version: 1',
  'Nonce: abcdefgh',
  \`Issued At: \${now.toISOString()}\`,
  \`Expiration Time: \${new Date(now.getTime() + 600_000).toISOString()}\`,
].join('\\n')
const signIn = (signature: string) =>
  proof.check({ name: 'x', statement: 'Hello.' }, { family: 'toy', address: account, message, signature } as never, 'a.example').then(
    (proven) => proven.account,
    (error) => reasonOf(error),
  )

console.log(
  JSON.stringify({
    named: families.includes('toy'),
    wire: nonceRequest.parse({ family: 'toy' }).family,
    address: addressRules('toy').parse(account),
    anyFamily: accountOfAnyFamily(account)?.family,
    txRef: [canonicalTxRef('toy', 'tx12'), reason(() => canonicalTxRef('toy', 'x'))],
    memo: familyOf('toy')?.depositMemo,
    reserve: String(await gasReserve({ family: 'toy', rpc_urls: [], chain_id: 5 } as never, new AbortController().signal)),
    payoutKey: payoutKeysOf(env).toy,
    secret: secretsOf('maker', env).includes('secret'),
    rotation: rotateKeyUsage.includes('payout-toy'),
    node: (await createNetworkNode(options).head()).hash,
    settlement: reason(() => createChainNode(options)),
    signIn: [await signIn('mine'), await signIn('other')],
    rpc: Object.keys(servicesOf('toy')?.webRpc?.methods ?? {}),
    wallets: [walletFamilies[1], (await loadWalletFamily('toy')).family],
    group: groupsOf(['toy']).map(({ id, family }) => [id, family]),
    tabs: tabsOf(groupsOf(['toy'])),
    texts: readCatalogue('ru')
      .filter(({ file }) => file === 'wallets/toy')
      .map(({ id }) => id),
  }),
)
`
