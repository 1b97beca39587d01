import { verify as verifyBytes } from 'node:crypto'
import { base58 } from '@scure/base'
import { ED25519_TORSION_SUBGROUP } from '@noble/curves/ed25519.js'
import { hexToBytes, numberToHex } from 'viem'
import { chainId } from '#core/chain/chainId.ts'
import type { NonceData, VerifyRequest } from '#core/wire/identity.ts'
import {
  askNonce,
  evmWallet,
  link,
  type ProofParts,
  type SignedTextParts,
  svmWallet,
  type TextParts,
  type TextWallet,
  type TonWallet,
  tonWallet,
  verify,
} from '../signIn.ts'
import { north, south, stranger, type TestApp } from '../testApp.ts'
import { type Answer, type Attempt, type AttackClass, verdict } from './attack.ts'
import { openedBy } from './person.ts'

const signers: readonly [string, () => TextWallet][] = [
  ['EVM', evmWallet],
  ['SVM', svmWallet],
]
const NORTH = String(north)
const tonshore = chainId(84797831)
const seconds = (app: TestApp): number => Math.floor(app.clock.now().getTime() / 1000)
const minutes = (app: TestApp, count: number): string =>
  new Date(app.clock.now().getTime() + count * 60_000).toISOString()

type Change<Parts> = (asked: NonceData, app: TestApp) => Partial<Parts>
const ask = (app: TestApp, family: string): Promise<NonceData> =>
  askNonce(app, {}, { family, ...(family === 'ton' ? {} : { chain_id: family === 'evm' ? north : 1 }) })

/** A text that a TON wallet showed and signed, for linking it to the attacker's account. */
function tonLink(name: string, change: Change<SignedTextParts>, reason: string, extra: object = {}): Attempt {
  return {
    name: `TON link: ${name}`,
    async run(app) {
      const session = await openedBy(app)
      const asked = await askNonce(app, { session })
      const request = await tonWallet(app).signText(asked, change(asked, app))
      return verdict(await link(app, session, { ...request, ...extra }), reason)
    },
  }
}

/**
 * Attempts with one altered text, signed by the account itself, to sign in and to link the wallet to the attacker's
 * account.
 */
function altered(name: string, change: Change<TextParts>, reason: string): Attempt[] {
  const attempts = signers.flatMap(([family, create]): Attempt[] => [
    {
      name: `${family} sign-in: ${name}`,
      async run(app) {
        const wallet = create()
        const asked = await ask(app, wallet.family)
        return verdict(await verify(app, await wallet.answer(asked, change(asked, app))), reason)
      },
    },
    {
      name: `${family} link: ${name}`,
      async run(app) {
        const wallet = create()
        const session = await openedBy(app)
        const asked = await askNonce(app, { session })
        return verdict(await link(app, session, await wallet.answer(asked, change(asked, app))), reason)
      },
    },
  ])
  return [...attempts, tonLink(name, change, reason)]
}

/** An altered text that differs by family, so that no earlier check refuses it. */
const alteredIn = (family: string, ...change: Parameters<typeof altered>): Attempt[] =>
  altered(...change).filter(({ name }) => name.startsWith(`${family} `))

/** Rewrites the whole text after its fields were filled in. */
function rewritten(name: string, rewrite: (text: string) => string, reason = 'message_invalid'): Attempt[] {
  return signers.map(([family, create]) => ({
    name: `${family} sign-in: ${name}`,
    async run(app) {
      const wallet = create()
      const message = rewrite(wallet.text(await ask(app, wallet.family)))
      const signature = await wallet.sign(message)
      return verdict(await verify(app, { family: wallet.family, address: wallet.address, message, signature }), reason)
    },
  }))
}

/** Replaces the signature of a valid text. */
function signedOtherwise(name: string, family: string, spoil: (signature: string) => string): Attempt {
  return {
    name: `${family} sign-in: ${name}`,
    async run(app) {
      const wallet = family === 'EVM' ? evmWallet() : svmWallet()
      const request = await wallet.answer(await ask(app, wallet.family))
      return verdict(await verify(app, { ...request, signature: spoil(request.signature) }), 'signature_invalid')
    },
  }
}

function proof(name: string, change: Change<ProofParts>, extra: object, reason: string): Attempt {
  return {
    name: `TON sign-in: ${name}`,
    async run(app) {
      const asked = await ask(app, 'ton')
      const request = await tonWallet(app).prove(asked, change(asked, app))
      return verdict(await verify(app, { ...request, ...extra }), reason)
    },
  }
}

/** A TON wallet that the attacker tricked into other signatures, linked to the attacker's account. */
function tonTricked(
  name: string,
  reason: string,
  sign: (wallet: TonWallet, asked: NonceData, app: TestApp) => Promise<VerifyRequest>,
): Attempt {
  return {
    name: `TON link: ${name}`,
    async run(app) {
      const session = await openedBy(app)
      const asked = await askNonce(app, { session })
      return verdict(await link(app, session, await sign(tonWallet(app), asked, app)), reason)
    },
  }
}
const stateInitIn = ({ message }: VerifyRequest): string => (JSON.parse(message) as { state_init: string }).state_init
const changed = (request: VerifyRequest, change: object): VerifyRequest => ({
  ...request,
  message: JSON.stringify({ ...(JSON.parse(request.message) as object), ...change }),
})

export const unshownLinks: AttackClass = {
  name: 'links that a TON wallet did not show',
  attempts: [
    tonTricked('a proof that names the attacker', 'text_required', (wallet, asked) => wallet.prove(asked)),
    tonTricked('a proof of the bare nonce', 'text_required', (wallet, asked) =>
      wallet.prove(asked, { payload: asked.nonce }),
    ),
    tonTricked('a proof for a sign-in', 'text_required', async (wallet, _, app) => wallet.prove(await askNonce(app))),
    tonTricked('a proof and a signed text in one message', 'message_invalid', async (wallet, asked) => {
      const [proof, text] = [await wallet.prove(asked), await wallet.signText(asked)]
      return changed(text, JSON.parse(proof.message) as object)
    }),
    tonTricked('the signature of a proof under the text', 'signature_invalid', async (wallet, asked) => ({
      ...(await wallet.signText(asked)),
      signature: (await wallet.prove(asked)).signature,
    })),
    tonTricked(
      'the text of the victim, signed by the attacker’s wallet',
      'signature_invalid',
      async (wallet, asked, app) => {
        const { signature } = await tonWallet(app).signText(asked, { address: wallet.address })
        return { ...(await wallet.signText(asked)), signature }
      },
    ),
    tonTricked(
      'the account of the victim, the first state of the attacker’s wallet',
      'signature_invalid',
      async (wallet, asked, app) => {
        const own = await tonWallet(app).signText(asked, { address: wallet.address })
        return { ...own, address: wallet.address }
      },
    ),
    tonTricked('the first state of another wallet', 'signature_invalid', async (wallet, asked, app) =>
      changed(await wallet.signText(asked), { state_init: stateInitIn(await tonWallet(app).signText(asked)) }),
    ),
    tonTricked('a key that the contract has replaced', 'signature_invalid', (wallet, asked, app) => {
      app.chain(tonshore).setPublicKey(wallet.address, 'a1'.repeat(32))
      return wallet.signText(asked)
    }),
    tonTricked('no first state of an account without a contract', 'signature_invalid', async (wallet, asked) =>
      changed(await wallet.signText(asked), { state_init: undefined }),
    ),
    tonLink(
      'an innocent text, replaced after it was signed',
      ({ statement }) => ({
        statement: 'Claim your airdrop.',
        presented: (text) => text.replace('Claim your airdrop.', statement),
      }),
      'signature_invalid',
    ),
    tonLink('the account of another', (_, app) => ({ address: tonWallet(app).address }), 'address_mismatch'),
    tonLink('signed as bytes, which wallets do not show', () => ({ kind: 'bin' }), 'signature_invalid'),
    tonLink('signed for another site', () => ({ signedFor: 'evil.example' }), 'domain_mismatch'),
    tonLink(
      'for another site, and signed for it',
      (asked) => ({
        signedFor: 'evil.example',
        heading: 'evil.example wants you to sign in with your TON account:',
        uri: asked.uri,
      }),
      'domain_mismatch',
    ),
    tonLink('a signature of zeros', () => ({}), 'signature_invalid', {
      signature: Buffer.alloc(64).toString('base64'),
    }),
    tonLink('a signature cut short', () => ({}), 'signature_invalid', {
      signature: Buffer.alloc(63).toString('base64'),
    }),
    tonLink('a time beyond all dates', () => ({ timestamp: Number.MAX_SAFE_INTEGER }), 'message_invalid'),
    tonLink('signed before it was asked', (_, app) => ({ timestamp: seconds(app) - 11 * 60 }), 'message_expired'),
    tonLink('signed in the future', (_, app) => ({ timestamp: seconds(app) + 5 * 60 }), 'message_expired'),
    {
      name: 'TON link: one second after its end',
      async run(app) {
        const session = await openedBy(app)
        const request = await tonWallet(app).signText(await askNonce(app, { session }))
        app.clock.advance(601)
        return verdict(await link(app, session, request), 'message_expired')
      },
    },
    {
      name: 'TON link: a second time',
      async run(app) {
        const session = await openedBy(app)
        const request = await tonWallet(app).signText(await askNonce(app, { session }))
        const first = await link(app, session, request)
        return first.status === 200
          ? verdict(await link(app, session, request), 'nonce_invalid')
          : verdict(first, 'none')
      },
    },
    {
      name: 'TON link: ten at once',
      async run(app) {
        const session = await openedBy(app)
        const request = await tonWallet(app).signText(await askNonce(app, { session }))
        return once(await Promise.all(Array.from({ length: 10 }, () => link(app, session, request))))
      },
    },
    {
      name: 'TON link: the victim’s own link, in the session of the attacker',
      async run(app) {
        const [victim, attacker] = [await openedBy(app), await openedBy(app)]
        const request = await tonWallet(app).signText(await askNonce(app, { session: victim }))
        return verdict(await link(app, attacker, request), 'request_mismatch')
      },
    },
    {
      name: 'TON link: as a sign-in',
      async run(app) {
        const session = await openedBy(app)
        return verdict(
          await verify(app, await tonWallet(app).signText(await askNonce(app, { session }))),
          'request_mismatch',
        )
      },
    },
  ],
}

const ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n
/** The other signature that the same key has for the same text. */
function twin(signature: string): string {
  const s = numberToHex(ORDER - BigInt(`0x${signature.slice(66, 130)}`), { size: 32 }).slice(2)
  return `${signature.slice(0, 66)}${s}${signature.endsWith('1b') ? '1c' : '1b'}`
}

/** Keys of small order accept a signature without any secret: the point and a zero. */
const smallOrder: readonly Attempt[] = ED25519_TORSION_SUBGROUP.map((point) => ({
  name: `SVM sign-in: the key ${point.slice(0, 8)}… of small order`,
  async run(app) {
    const address = base58.encode(hexToBytes(`0x${point}`))
    const wallet = svmWallet()
    for (let tries = 0; tries < 40; tries++) {
      const message = wallet.text(await ask(app, 'svm'), { address })
      const signature = forgeable(point, message)
      if (signature)
        return verdict(
          await verify(app, { family: 'svm', address, message, signature: base58.encode(signature) }),
          'signature_invalid',
        )
    }
    return 'no signature was found that OpenSSL takes: the attempt proves nothing'
  },
}))

function forgeable(point: string, message: string): Uint8Array | null {
  const x = Buffer.from(point, 'hex').toString('base64url')
  const key = { key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' } as const
  const tries = ED25519_TORSION_SUBGROUP.map((r) => Buffer.concat([Buffer.from(r, 'hex'), Buffer.alloc(32)]))
  return tries.find((signature) => verifyBytes(null, Buffer.from(message), key, signature)) ?? null
}

export const forged: AttackClass = {
  name: 'forged sign-ins',
  attempts: [
    ...altered(
      'an innocent sentence',
      () => ({ statement: 'Confirm your e-mail address to get 50 points.' }),
      'message_altered: statement',
    ),
    ...altered('no sentence at all', () => ({ statement: null }), 'message_altered: statement'),
    ...altered(
      'our sentence and one more',
      ({ statement }) => ({ statement: `${statement} Claim your airdrop.` }),
      'message_altered: statement',
    ),
    ...altered(
      'a second sentence on a line of its own',
      ({ statement }) => ({ statement: `${statement}\nClaim.` }),
      'message_invalid',
    ),
    ...altered('another URI', () => ({ uri: 'https://evil.example' }), 'message_altered: uri'),
    ...altered('a path behind the URI', ({ uri }) => ({ uri: `${uri}/claim` }), 'message_altered: uri'),
    ...altered(
      'a URI with a user in front',
      ({ domain }) => ({ uri: `http://${domain}@evil.example` }),
      'message_altered: uri',
    ),
    ...altered('another version', () => ({ version: '2' }), 'message_invalid'),
    ...altered('a network that is not served', () => ({ chainId: '999999' }), 'message_altered: chain_id'),
    ...altered('a network in hex', () => ({ chainId: '0x7a69' }), 'message_invalid'),
    ...altered('a network as a power', () => ({ chainId: '3.1337e4' }), 'message_invalid'),
    ...altered(
      'a Not Before that has passed',
      (_, app) => ({ notBefore: minutes(app, -5) }),
      'message_altered: not_before',
    ),
    ...altered('a Not Before to come', (_, app) => ({ notBefore: minutes(app, 5) }), 'message_altered: not_before'),
    ...altered('a later end', (_, app) => ({ expiresAt: minutes(app, 60) }), 'message_altered: expires_at'),
    ...altered('no end', () => ({ expiresAt: null }), 'message_altered: expires_at'),
    ...altered('an end without a number', () => ({ expiresAt: 'Infinity' }), 'message_invalid'),
    ...altered('a beginning without a number', () => ({ issuedAt: 'NaN' }), 'message_invalid'),
    ...altered(
      'a beginning in another form',
      (_, app) => ({ issuedAt: app.clock.now().toUTCString() }),
      'message_invalid',
    ),
    ...altered('an earlier beginning', (_, app) => ({ issuedAt: minutes(app, -1) }), 'message_altered: issued_at'),
    ...altered('another request', () => ({ requestId: 'telegram:1' }), 'request_mismatch'),
    ...altered('a nonce that we never gave', () => ({ nonce: 'abcdefgh12345678' }), 'nonce_invalid'),
    ...alteredIn('EVM', 'the account of another', () => ({ address: stranger }), 'address_mismatch'),
    ...alteredIn('SVM', 'the account of another', () => ({ address: svmWallet().address }), 'address_mismatch'),
    ...rewritten('a second nonce', (text) => `${text}\nNonce: other12345`),
    ...rewritten('resources', (text) => `${text}\nResources:\n- https://evil.example`),
    ...rewritten('a text behind the end', (text) => `${text}\n\nand everything else`),
    ...rewritten('a line feed behind the end', (text) => `${text}\n`),
    ...rewritten('a text between the fields', (text) => text.replace('\nNonce', '\nYou agree to pay.\nNonce')),
    ...rewritten('fields in another order', (text) => text.replace(/(Version: 1)\n([\s\S]*)$/, '$2\n$1')),
    ...rewritten('carriage returns', (text) => text.replaceAll('\n', '\r\n')),
    ...rewritten('a space in front', (text) => ` ${text}`, 'domain_mismatch'),
    ...rewritten('a right-to-left mark in the first line', (text) => `\u202e${text}`, 'domain_mismatch'),
    signedOtherwise('no signature', 'EVM', () => '0x'),
    signedOtherwise('a signature cut short', 'EVM', (signature) => signature.slice(0, -2)),
    signedOtherwise('the twin with the high s', 'EVM', twin),
    signedOtherwise('zeros for a signature', 'EVM', () => `0x${'0'.repeat(130)}`),
    signedOtherwise('zeros for a signature', 'SVM', () => base58.encode(new Uint8Array(64))),
    signedOtherwise('a signature cut short', 'SVM', (signature) => signature.slice(0, -2)),
    proof('another nonce', () => ({ payload: 'abcdefgh12345678' }), {}, 'nonce_invalid'),
    proof('a request that was not asked', ({ nonce }) => ({ payload: `${nonce}:telegram:1` }), {}, 'request_mismatch'),
    proof('an empty request', ({ nonce }) => ({ payload: `${nonce}:` }), {}, 'request_mismatch'),
    proof('a network that is not ours', () => ({ network: '-3' }), {}, 'message_altered: chain_id'),
    proof('a time beyond all dates', () => ({ timestamp: Number.MAX_SAFE_INTEGER }), {}, 'message_invalid'),
    proof('a signature of zeros', () => ({}), { signature: Buffer.alloc(64).toString('base64') }, 'signature_invalid'),
    ...smallOrder,
  ],
}

const later = (name: string, seconds: number): Attempt[] =>
  [
    ...signers.map(
      ([, create]) =>
        () =>
          create(),
    ),
    (app: TestApp) => tonWallet(app),
  ].map((create, n) => ({
    name: `family ${n}: ${name}`,
    async run(app) {
      const wallet = create(app)
      const request = await wallet.answer(await ask(app, wallet.family))
      app.clock.advance(seconds)
      return verdict(await verify(app, request), 'message_expired')
    },
  }))

export const expired: AttackClass = {
  name: 'expired sign-ins',
  attempts: [
    ...later('one second after its end', 601),
    ...later('a day later', 86_400),
    ...altered('that ended before it was signed', (_, app) => ({ expiresAt: minutes(app, -1) }), 'message_expired'),
    ...altered('dated in the future', (_, app) => ({ issuedAt: minutes(app, 5) }), 'message_expired'),
    proof('dated before it was asked', (_, app) => ({ timestamp: seconds(app) - 11 * 60 }), {}, 'message_expired'),
    proof('dated in the future', (_, app) => ({ timestamp: seconds(app) + 5 * 60 }), {}, 'message_expired'),
  ],
}

const all = (app: TestApp) => [evmWallet(), svmWallet(), tonWallet(app)]
const TON = 2

/** Of several answers to one proof, exactly one may open a session. */
const once = (answers: readonly Answer[]): string | null => {
  const opened = answers.filter(({ status }) => status === 200).length
  return opened === 1 ? null : `${opened} of ${answers.length} were taken`
}

export const replayed: AttackClass = {
  name: 'replayed sign-ins',
  attempts: [0, 1, 2].flatMap((n): Attempt[] => [
    {
      name: `a second time, family ${n}`,
      async run(app) {
        const wallet = all(app)[n] ?? evmWallet()
        const request = await wallet.answer(await ask(app, wallet.family))
        const first = await verify(app, request)
        return first.status === 200 ? verdict(await verify(app, request), 'nonce_invalid') : verdict(first, 'none')
      },
    },
    {
      name: `ten at once, family ${n}`,
      async run(app) {
        const wallet = all(app)[n] ?? evmWallet()
        const request = await wallet.answer(await ask(app, wallet.family))
        return once(await Promise.all(Array.from({ length: 10 }, () => verify(app, request))))
      },
    },
    {
      name: `a sign-in as a link, family ${n}`,
      async run(app) {
        const wallet = all(app)[n] ?? evmWallet()
        const session = await openedBy(app)
        return verdict(
          await link(app, session, await wallet.answer(await ask(app, wallet.family))),
          n === TON ? 'text_required' : 'request_mismatch',
        )
      },
    },
    {
      name: `a link as a sign-in, family ${n}`,
      async run(app) {
        const wallet = all(app)[n] ?? evmWallet()
        const session = await openedBy(app)
        return verdict(await verify(app, await wallet.answer(await askNonce(app, { session }))), 'request_mismatch')
      },
    },
    {
      name: `a victim’s link for the attacker, family ${n}`,
      async run(app) {
        const wallet = all(app)[n] ?? evmWallet()
        const [victim, attacker] = [await openedBy(app), await openedBy(app)]
        return verdict(
          await link(app, attacker, await wallet.answer(await askNonce(app, { session: victim }))),
          'request_mismatch',
        )
      },
    },
    {
      name: `a refused proof with its nonce again, family ${n}`,
      async run(app) {
        const wallet = all(app)[n] ?? evmWallet()
        const request = await wallet.answer(await ask(app, wallet.family))
        await verify(app, { ...request, signature: '0x00' })
        return verdict(await verify(app, request), 'nonce_invalid')
      },
    },
  ]),
}

const partner = 'over.localhost'
export const crossDomain: AttackClass = {
  name: 'cross-domain sign-ins',
  attempts: [
    ...[['EVM', 'Ethereum'] as const, ['SVM', 'Solana'] as const].flatMap(([family, word]) =>
      alteredIn(
        family,
        'another domain',
        () => ({ heading: `evil.example wants you to sign in with your ${word} account:` }),
        'domain_mismatch',
      ),
    ),
    ...['evil.example', 'localhost.evil.example', 'localhost@evil.example', 'localhost:81', 'LOCALHOST', partner].map(
      (domain): Attempt => ({
        name: `EVM sign-in: the domain ${domain}`,
        async run(app) {
          const heading = `${domain} wants you to sign in with your Ethereum account:`
          return verdict(
            await verify(app, await evmWallet().answer(await ask(app, 'evm'), { heading })),
            'domain_mismatch',
          )
        },
      }),
    ),
    ...['evil.example', 'localhost.evil.example', partner].map((domain) =>
      proof(`the domain ${domain}`, () => ({ domain }), {}, 'domain_mismatch'),
    ),
    ...[0, 1, 2].flatMap((n) =>
      [
        { from: {}, to: { host: partner } },
        { from: { host: partner }, to: {} },
      ].map(
        ({ from, to }): Attempt => ({
          name: `asked on ${from.host ?? 'our domain'}, shown on ${to.host ?? 'ours'}, family ${n}`,
          async run(app) {
            const wallet = all(app)[n] ?? evmWallet()
            return verdict(await verify(app, await wallet.answer(await askNonce(app, from)), to), 'domain_mismatch')
          },
        }),
      ),
    ),
    ...signers.map(
      ([family, create]): Attempt => ({
        name: `${family}: asked on our domain, written and shown on a partner’s`,
        async run(app) {
          const wallet = create()
          const asked = await askNonce(app)
          const onPartner = { ...asked, domain: partner, uri: `http://${partner}` }
          return verdict(
            await verify(app, await wallet.answer(onPartner), { host: partner }),
            'message_altered: domain',
          )
        },
      }),
    ),
  ],
}

/** A contract account that accepts a signature on one network only. */
const contractOn = (name: string, chain: number, extra: object, reason: string): Attempt => ({
  name,
  async run(app) {
    const { address, text } = evmWallet()
    app.chain(south).acceptFrom(address.toLowerCase(), '0x1271')
    const message = text(await askNonce(app, {}, { family: 'evm', chain_id: chain }))
    return verdict(await verify(app, { family: 'evm', address, message, signature: '0x1271', ...extra }), reason)
  },
})

/** Presents a proof of one family as that of another. */
const shownAs = (name: string, from: number, family: string, reason: string, address?: string): Attempt => ({
  name,
  async run(app) {
    const wallet = all(app)[from] ?? evmWallet()
    const request = await wallet.answer(await askNonce(app))
    return verdict(await verify(app, { ...request, family, ...(address === undefined ? {} : { address }) }), reason)
  },
})

const askedFor = (name: string, family: string, by: number): Attempt => ({
  name,
  async run(app) {
    const wallet = all(app)[by] ?? evmWallet()
    return verdict(await verify(app, await wallet.answer(await ask(app, family))), 'message_altered: family')
  },
})

export const crossFamily: AttackClass = {
  name: 'cross-family sign-ins',
  attempts: [
    contractOn('a contract that accepts on another network than the signed one', north, {}, 'signature_invalid'),
    contractOn('and the request names that other network', north, { chain_id: south }, 'message_altered: chain_id'),
    proof('an EVM network in the request', () => ({}), { chain_id: north }, 'message_altered: chain_id'),
    proof('the network of SVM in the request', () => ({}), { chain_id: 83797631 }, 'message_altered: chain_id'),
    ...altered(
      'the heading of another family',
      ({ domain }) => ({ heading: `${domain} wants you to sign in with your Bitcoin account:` }),
      'message_invalid',
    ),
    {
      name: 'SVM text signed under the EVM heading',
      async run(app) {
        const asked = await ask(app, 'svm')
        const heading = `${asked.domain} wants you to sign in with your Ethereum account:`
        return verdict(await verify(app, await svmWallet().answer(asked, { heading })), 'message_invalid')
      },
    },
    {
      name: 'EVM text signed under the SVM heading',
      async run(app) {
        const asked = await ask(app, 'evm')
        const heading = `${asked.domain} wants you to sign in with your Solana account:`
        return verdict(await verify(app, await evmWallet().answer(asked, { heading })), 'message_invalid')
      },
    },
    {
      name: 'EVM text with the network of SVM',
      async run(app) {
        const asked = await askNonce(app)
        return verdict(
          await verify(app, await evmWallet().answer(asked, { chainId: '83797631' })),
          'message_altered: chain_id',
        )
      },
    },
    {
      name: 'SVM text with a network of EVM',
      async run(app) {
        const asked = await askNonce(app)
        return verdict(
          await verify(app, await svmWallet().answer(asked, { chainId: NORTH })),
          'message_altered: chain_id',
        )
      },
    },
    {
      name: 'EVM text on another network than it was asked for',
      async run(app) {
        const asked = await askNonce(app, {}, { family: 'evm', chain_id: south })
        return verdict(
          await verify(app, await evmWallet().answer(asked, { chainId: NORTH })),
          'message_altered: chain_id',
        )
      },
    },
    askedFor('asked for EVM, signed by SVM', 'evm', 1),
    askedFor('asked for EVM, signed by TON', 'evm', 2),
    askedFor('asked for SVM, signed by EVM', 'svm', 0),
    askedFor('asked for TON, signed by SVM', 'ton', 1),
    shownAs('an EVM text as SVM', 0, 'svm', 'address_invalid'),
    shownAs('an EVM text as TON', 0, 'ton', 'address_invalid'),
    shownAs('an SVM text as EVM', 1, 'evm', 'message_invalid', stranger),
    shownAs('an SVM text as TON', 1, 'ton', 'address_invalid'),
    shownAs('a TON proof as EVM', 2, 'evm', 'message_invalid', stranger),
    shownAs('a TON proof as SVM', 2, 'svm', 'address_invalid'),
  ],
}
