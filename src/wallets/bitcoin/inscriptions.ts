import { bitcoinAddressRules } from '#chains/bitcoin/address.ts'
import { bitcoin } from '#chains/bitcoin/family.ts'
import { AppError } from '#core/errors.ts'
import type { KeyValueStorage } from '#src/platform/keyValueStorage.ts'
import { createPersisted } from '#src/platform/persisted.ts'
import type { InscriptionMode, InscriptionOrder, Inscriptions, InscriptionTransfer } from '../contract.ts'
import { translated } from './errors.ts'
import type { InscriptionMethods } from './provider.ts'
import { type Connection, type Session, walletNetworkOf } from './session.ts'

/** BRC-20 names a token by four letters, or five where only its deployer mints it. */
const TICKER_BYTES: readonly number[] = [4, 5]
const amountForm = /^(?=.*[1-9])\d{1,20}(?:\.\d{1,18})?$/
/** Longer texts cost more than any wallet's form accepts. */
const MOST_TEXT_BYTES = 10_000

const bytesOf = (text: string): number => new TextEncoder().encode(text).length

type Field = 'ticker' | 'amount' | 'text' | 'recipient'

const sentences: Readonly<Record<Field, string>> = {
  ticker: 'A BRC-20 ticker has 4 or 5 characters.',
  amount: 'Enter an amount above zero, such as 12.5.',
  text: 'Enter the text to inscribe.',
  recipient: 'Enter a recipient.',
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** Recipients are addresses of the connected network to which someone may have a key. */
function isRecipient(to: string, chainId: number): boolean {
  try {
    return !bitcoinAddressRules.isDead(bitcoinAddressRules.parse(to, chainId))
  } catch {
    return false
  }
}

/** Returns the field that is wrong, or null. */
function problemOf(order: InscriptionOrder, chainId: number): Field | null {
  if (order.mode === 'brc-20') {
    if (!TICKER_BYTES.includes(bytesOf(order.ticker)) || /\s/.test(order.ticker)) return 'ticker'
    if (!amountForm.test(order.amount)) return 'amount'
  } else if (order.text.trim() === '' || bytesOf(order.text) > MOST_TEXT_BYTES) return 'text'
  return isRecipient(order.to, chainId) ? null : 'recipient'
}

function parseOrder(value: unknown): InscriptionOrder | null {
  if (typeof value !== 'object' || value === null) return null
  const { mode, ticker, amount, text, to } = value as Record<string, unknown>
  if (!isText(to)) return null
  if (mode === 'brc-20' && isText(ticker) && isText(amount)) return { mode, ticker, amount, to }
  return mode === 'inscribe' && isText(text) ? { mode, text, to } : null
}

function parseTransfer(value: unknown): InscriptionTransfer | null {
  if (typeof value !== 'object' || value === null) return null
  const { order, from, inscriptionId, txRef, asked } = value as Record<string, unknown>
  const parsed = parseOrder(order)
  if (!parsed || !isText(from)) return null
  return {
    order: parsed,
    from,
    inscriptionId: isText(inscriptionId) ? inscriptionId : null,
    txRef: isText(txRef) ? txRef : null,
    asked: asked === true,
  }
}

const noMethods = (name: string): AppError =>
  new AppError('wallet_failed', `${name} doesn’t make this kind of inscription. Use another wallet.`, { status: 400 })

/** Inscriptions of the connected wallet. No indexer is read: the wallet itself knows what it holds. */
export function createInscriptions(session: Session, storage: KeyValueStorage | null): Inscriptions {
  const kept = createPersisted<InscriptionTransfer | null>(storage, {
    key: 'causeway.bitcoin.inscription',
    parse: parseTransfer,
    fallback: null,
  })
  /** Without storage the transfer lasts as long as the page. */
  let unstored: InscriptionTransfer | null = null

  function connected(): Connection | null {
    try {
      return session.current()
    } catch {
      return null
    }
  }

  function read(): InscriptionTransfer | null {
    const transfer = kept.read() ?? unstored
    return transfer && transfer.from === connected()?.account.address ? transfer : null
  }

  function keep(transfer: InscriptionTransfer): InscriptionTransfer {
    unstored = kept.write(transfer) ? null : transfer
    return transfer
  }

  function methodsFor({ wallet }: Connection, mode: InscriptionMode): InscriptionMethods {
    const { inscriptions } = wallet.provider
    if (!inscriptions?.modes.includes(mode)) throw noMethods(wallet.name)
    return inscriptions
  }

  /** Marks the request before it is made, so that a page that closes meanwhile does not repeat it unseen. */
  async function ask(transfer: InscriptionTransfer, work: () => Promise<Partial<InscriptionTransfer>>) {
    keep({ ...transfer, asked: true })
    try {
      return keep({ ...transfer, ...(await work()), asked: false })
    } catch (error) {
      // The wallet has answered: it has not done it.
      keep({ ...transfer, asked: false })
      throw error
    }
  }

  async function make(connection: Connection, transfer: InscriptionTransfer): Promise<InscriptionTransfer> {
    const methods = methodsFor(connection, transfer.order.mode)
    const network = walletNetworkOf(Number(connection.account.chainId))
    if (!network) throw noMethods(connection.wallet.name)
    return ask(transfer, async () => ({ inscriptionId: await methods.make(transfer.order, network) }))
  }

  async function send(
    connection: Connection,
    transfer: InscriptionTransfer,
    inscriptionId: string,
  ): Promise<InscriptionTransfer> {
    const methods = methodsFor(connection, transfer.order.mode)
    return ask(transfer, async () => {
      const txRef = bitcoin.txRef(await methods.send(inscriptionId, transfer.order.to))
      if (txRef === null)
        throw new AppError('wallet_failed', 'Your wallet returned an unexpected response.', { status: 400 })
      return { txRef }
    })
  }

  return {
    modes: () => connected()?.wallet.provider.inscriptions?.modes ?? [],
    read,
    begin(order) {
      const { account } = session.current()
      const field = problemOf(order, Number(account.chainId))
      if (field) throw new AppError('inscription_invalid', sentences[field], { status: 400, detail: { code: field } })
      const to = bitcoinAddressRules.parse(order.to)
      return keep({ order: { ...order, to }, from: account.address, inscriptionId: null, txRef: null, asked: false })
    },
    advance: () =>
      translated(async () => {
        const connection = session.current()
        const transfer = read()
        if (!transfer)
          throw new AppError(
            'wallet_mismatch',
            'Your wallet switched to another account. Switch back, or start over.',
            {
              status: 400,
            },
          )
        if (transfer.txRef !== null) return transfer
        return transfer.inscriptionId === null
          ? make(connection, transfer)
          : send(connection, transfer, transfer.inscriptionId)
      }),
    discard() {
      kept.remove()
      unstored = null
    },
  }
}
