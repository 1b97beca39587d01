import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { FamilyName } from '#core/chain/family.ts'
import { sameSymbol } from '#core/chain/assetId.ts'
import { formatUnits } from '#core/money/units.ts'
import { payPath, type PayStart } from '#core/screens/startPayload.ts'
import type { ChainRow, TokenRow } from '#core/wire/catalogue.ts'
import { useNamedAddress } from '#src/features/bridge/hooks/useNamedAddress.ts'
import { placeAt, recipientNamed, resolveRecipient } from '#src/features/bridge/model/recipient.ts'
import type { AddressBook } from '#src/features/shared/addressBook.ts'
import { useKnownContracts } from '#src/features/shared/knownContracts.ts'
import { readAmount } from '#core/format/readAmount.ts'
import { commaMeans, inField, pointMeans } from '#src/format/amount.ts'
import { t } from '#src/i18n/t.ts'
import { useServices, useWallets } from '#src/services.ts'
import { Button } from '#src/ui/Button.tsx'
import { Field, Select, TextArea } from '#src/ui/Field.tsx'
import { FullAddress } from '#src/ui/FullAddress.tsx'
import { MainButton } from '#src/ui/MainButton.tsx'
import { createOwnRequests } from './OwnRequests.tsx'
import {
  type Catalogue,
  chainOf,
  cleanNote,
  linkOf,
  newPaymentId,
  NOTE_LENGTH,
  payableAssets,
  payableChains,
  unitsOf,
} from './readPayment.ts'

interface FormProps {
  catalogue: Catalogue
  book: AddressBook
  prefilled: PayStart
}

/** Router state of a request's page in the browser that created it: the page then offers the link. */
export const createdHere = { created: true } as const

/** Creates the link of a request; nothing is stored on a server. */
export function RequestForm({ catalogue, book, prefilled }: FormProps) {
  const navigate = useNavigate()
  const accounts = useWallets((state) => state.accounts)
  const openWallets = useWallets((state) => state.openList)
  const { api, form, platform, storage } = useServices()
  const { toChainId, token: usual } = form.getState()
  const chains = payableChains(catalogue)
  const [chainId, setChainId] = useState(() => firstChain(catalogue, prefilled, { accounts, toChainId, token: usual }))
  const [symbol, setSymbol] = useState(() => firstSymbol(catalogue, prefilled.token, { chainId, token: usual }))
  const [amount, setAmount] = useState(() => inField(prefilled.amount ?? ''))
  const [typed, setTyped] = useState<string | null>(prefilled.recipient ?? null)
  const [note, setNote] = useState(prefilled.note ?? '')
  const [isTried, setTried] = useState(false)

  const chain = chains.find(({ chain_id }) => chain_id === chainId) ?? null
  const assets = chain ? payableAssets(catalogue, chain) : []
  const asset = assets.find((row) => sameSymbol(row.symbol, symbol)) ?? null
  const own = (chain && accounts[chain.family]?.address) ?? null
  const shownOwn = chain && own !== null ? book.addressRules(chain.family).display(own) : ''
  const text = typed ?? shownOwn
  const contracts = useKnownContracts(chain)
  const name = useNamedAddress(chain, text)
  const place = chain && placeAt(chain, contracts)
  const recipient = !place
    ? ({ kind: 'missing' } as const)
    : name
      ? recipientNamed(book, place, name, own)
      : resolveRecipient(book, place, text, null)
  const plain = readAmount(amount, { symbol: asset?.symbol ?? '', comma: commaMeans(), point: pointMeans() })
  const units = plain === null || !asset ? null : unitsOf(plain, asset)
  const amountError = !asset ? null : units === null ? t('request-amount-invalid') : outOfReach(catalogue, asset, units)

  const create = async () => {
    setTried(true)
    if (!chain || !asset || units === null || amountError !== null || !('canonical' in recipient)) return
    const { canonical, display } = recipient
    const id = newPaymentId()
    const { id: _, ...fields } = linkOf({
      id,
      chain,
      asset,
      units,
      recipient: canonical,
      display,
      note: cleanNote(note),
    })
    createOwnRequests(storage).add({ fields: { ...fields, id }, createdAt: new Date().toISOString() })
    // Without it the requester only misses the bot's message.
    if (platform.inTelegram)
      void api
        .post('/bridge_api/v1/payments/:id/notice', {
          params: { id },
          body: { asset: asset.asset_id, recipient: canonical, amount: String(units) },
        })
        .catch(() => undefined)
    // Going back shows the form with its fields.
    await navigate(payPath(fields), { replace: true })
    await navigate(payPath({ ...fields, id }), { state: createdHere })
  }
  const choose = (isChosen: boolean) => (isChosen ? [] : [{ value: '', text: t('request-choose'), disabled: true }])
  return (
    <div className="card grid grid-cols-[minmax(0,1fr)] gap-5 p-4 min-[30rem]:p-5" data-testid="request-form">
      <p className="text-pretty text-muted">{t('request-about')}</p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 min-[22rem]:grid-cols-2">
        <Select
          name="network"
          label={t('request-network')}
          value={chain ? String(chain.chain_id) : ''}
          onChange={(event) => setChainId(Number(event.target.value))}
          choices={[
            ...choose(chain !== null),
            ...chains.map(({ chain_id, alias_name }) => ({ value: String(chain_id), text: alias_name })),
          ]}
          error={chain ? null : t('request-network-closed')}
        />
        <Select
          name="token"
          label={t('request-token')}
          value={asset?.symbol ?? ''}
          disabled={chain === null}
          onChange={(event) => setSymbol(event.target.value)}
          choices={[...choose(asset !== null), ...assets.map((row) => ({ value: row.symbol, text: row.symbol }))]}
          error={chain && !asset ? t('request-token-closed', { token: symbol, network: chain.alias_name }) : null}
        />
      </div>
      <Field
        name="amount"
        label={t('request-amount')}
        inputMode="decimal"
        value={amount}
        onChange={(event) => setAmount(event.target.value)}
        placeholder="0"
        maxLength={60}
        className="figure text-heading font-semibold"
        error={isTried || (amount !== '' && units !== null) ? amountError : null}
      />
      {chain ? (
        <div>
          <TextArea
            name="recipient"
            label={t('request-recipient', { network: chain.alias_name })}
            rows={2}
            autoCapitalize="none"
            value={text}
            onChange={(event) => setTyped(event.target.value.replace(/\s/g, ''))}
            className="resize-none font-mono text-small"
            note={name?.pending ? t('recipient-name_pending') : undefined}
            error={
              recipient.kind === 'invalid'
                ? recipient.message
                : isTried && recipient.kind === 'missing'
                  ? t('request-recipient-missing')
                  : null
            }
          />
          {'display' in recipient ? (
            <p className="mt-2" data-testid="request-recipient">
              <FullAddress address={recipient.display} />
            </p>
          ) : null}
          {own === null ? (
            <Button look="quiet" onClick={() => openWallets(chain.family)} className="-ms-3 mt-1 text-small">
              {t('recipient-connect', { network: chain.alias_name })}
            </Button>
          ) : typed !== null && typed !== shownOwn ? (
            <Button look="quiet" onClick={() => setTyped(null)} className="-ms-3 mt-1 text-small">
              {t('recipient-use_own')}
            </Button>
          ) : null}
        </div>
      ) : null}
      <Field
        name="note"
        label={t('request-note')}
        value={note}
        maxLength={NOTE_LENGTH}
        onChange={(event) => setNote(event.target.value)}
        note={t('request-note-hint', { count: NOTE_LENGTH })}
      />
      <MainButton text={t('request-create')} onClick={() => void create()} data-testid="request-create" />
    </div>
  )
}

type Accounts = Readonly<Partial<Record<FamilyName, { readonly chainId: number | null } | null>>>

interface Usual {
  readonly accounts: Accounts
  readonly toChainId: number | null
  readonly token: string
}

/**
 * The link's network, or none if it can't be paid. Without one: a connected wallet's network, else the form's destination, else any; it has
 * the token if some network does.
 */
export function firstChain(catalogue: Catalogue, { to, token }: PayStart, usual: Usual): number | null {
  const chains = payableChains(catalogue)
  const idOf = (chain: ChainRow | undefined) => chain?.chain_id ?? null
  if (to !== undefined) {
    const wanted = chainOf(catalogue, to)
    return idOf(chains.find(({ chain_id }) => chain_id === wanted?.chain_id))
  }
  const fitting = chains.filter((chain) => hasToken(catalogue, chain, token ?? usual.token))
  const among = fitting.length === 0 ? chains : fitting
  const connected = among.find(({ family, chain_id }) => usual.accounts[family]?.chainId === chain_id)
  return idOf(connected ?? among.find(({ chain_id }) => chain_id === usual.toChainId) ?? among[0])
}

/** The link's token, even if it can't be paid; without one the form's, else the network's first. */
export function firstSymbol(
  catalogue: Catalogue,
  asked: string | undefined,
  { chainId, token }: { readonly chainId: number | null; readonly token: string },
): string {
  const chain = catalogue.list.find(({ chain_id }) => chain_id === chainId)
  if (asked !== undefined || !chain || hasToken(catalogue, chain, token)) return asked ?? token
  return payableAssets(catalogue, chain)[0]?.symbol ?? token
}

const hasToken = (catalogue: Catalogue, chain: ChainRow, token: string): boolean =>
  payableAssets(catalogue, chain).some(({ symbol }) => sameSymbol(symbol, token))

/** Reason why no route can pay this amount; null if one can. A route's limits are in base units of its source. */
export function outOfReach({ routes, tokens }: Catalogue, asset: TokenRow, units: bigint): string | null {
  const decimalsOf = new Map(tokens.map(({ asset_id, decimals }) => [asset_id, decimals]))
  const limits = routes
    .filter(({ to_asset }) => to_asset === asset.asset_id)
    .map(({ from_asset, min, max }) => {
      const scale = (amount: string) => rescaled(BigInt(amount), decimalsOf.get(from_asset) ?? 0, asset.decimals)
      return { min: scale(min), max: scale(max) }
    })
  const least = limits.reduce((low, { min }) => (min < low ? min : low), limits[0]?.min ?? 0n)
  const most = limits.reduce((high, { max }) => (max > high ? max : high), 0n)
  const amount = (value: bigint) => `${inField(formatUnits(value, asset.decimals))} ${asset.symbol}`
  if (units < least) return t('request-amount-least', { amount: amount(least) })
  return units > most ? t('request-amount-most', { amount: amount(most) }) : null
}

const rescaled = (amount: bigint, from: number, to: number): bigint =>
  to >= from ? amount * 10n ** BigInt(to - from) : amount / 10n ** BigInt(from - to)
