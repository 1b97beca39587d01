import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { paymentIdForm } from '#core/order/paymentId.ts'
import { payFields, payPath, type PayStart } from '#core/screens/startPayload.ts'
import { paymentQuery } from '#src/api/orderQueries.ts'
import { useSteadyError } from '#src/api/useSteadyError.ts'
import type { AddressBook } from '#src/features/shared/addressBook.ts'
import { displayAmount } from '#src/format/amount.ts'
import { isolateBidi } from '#src/format/text.ts'
import { displayDayOf } from '#src/format/time.ts'
import { t } from '#src/i18n/t.ts'
import { createPersisted, isText, listOf } from '#src/platform/persisted.ts'
import { useServices } from '#src/services.ts'
import { Badge, type BadgeTone } from '#src/ui/Badge.tsx'
import { Button, IconButton } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Link } from '#src/ui/Link.tsx'
import { CloseIcon } from '#src/ui/moreIcons.tsx'
import { AssetIcon } from '#src/ui/network/TokenIcon.tsx'
import { type PaymentState, paymentStatus } from '#core/order/paymentStatus.ts'
import { type Catalogue, payFieldsOf, readPayment, type PaymentRequest } from './readPayment.ts'

interface ListProps {
  catalogue: Catalogue
  book: AddressBook
}

/** Rows before the rest is asked for: each one reads its status. */
const FIRST = 5
const POLL_MS = 30_000

/** Requests that were created in this browser, newest first, each with its status. */
export function OwnRequests({ catalogue, book }: ListProps) {
  const { storage } = useServices()
  const [own] = useState(() => createOwnRequests(storage))
  const [rows] = useState(own.list)
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set())
  const [isWhole, setWhole] = useState(rows.length <= FIRST + 1)
  const remove = ({ fields }: OwnRequest) => {
    own.remove(fields.id)
    setRemoved(new Set([...removed, fields.id]))
  }
  const restore = (row: OwnRequest) => {
    own.add(row)
    setRemoved(new Set([...removed].filter((id) => id !== row.fields.id)))
  }
  return (
    <Card title={t('request-own-title')} data-testid="own-requests">
      {rows.length === 0 ? (
        <p className="text-small text-pretty text-muted">{t('request-own-empty')}</p>
      ) : (
        <ul className="-my-2 divide-y divide-line">
          {rows.slice(0, isWhole ? rows.length : FIRST).map((row) => (
            <li key={row.fields.id} className="flex min-h-18 items-center gap-2 py-2">
              {removed.has(row.fields.id) ? (
                <Removed onUndo={() => restore(row)} />
              ) : (
                <Row row={row} request={requestOf(catalogue, book, row)} onRemove={() => remove(row)} />
              )}
            </li>
          ))}
        </ul>
      )}
      {isWhole ? null : (
        <Button look="quiet" className="mt-3 w-full" onClick={() => setWhole(true)}>
          {t('request-own-all', { count: rows.length })}
        </Button>
      )}
    </Card>
  )
}

/** Null if the network or asset is no longer supported. */
function requestOf(catalogue: Catalogue, book: AddressBook, { fields }: OwnRequest): PaymentRequest | null {
  const params = new URLSearchParams(payPath(fields).split('?')[1])
  const read = readPayment(catalogue, book, params)
  return 'request' in read ? read.request : null
}

interface RowProps {
  row: OwnRequest
  request: PaymentRequest | null
  onRemove: () => void
}

function Row({ row, request, onRemove }: RowProps) {
  const { amount = '', token = '', note = '' } = payFieldsOf(new URLSearchParams(payPath(row.fields).split('?')[1]))
  const sum = isolateBidi(
    request
      ? `${displayAmount(request.units, request.asset.decimals, request.asset.decimals)} ${request.asset.symbol}`
      : `${amount} ${token}`,
  )
  const details = [request?.chain.alias_name, displayDayOf(row.createdAt), note].filter(Boolean)
  return (
    <>
      <Link to={payPath(row.fields)} className="flex min-w-0 flex-1 items-center gap-3 rounded-input">
        {request ? (
          <AssetIcon
            symbol={request.asset.symbol}
            icon={request.asset.icon}
            network={request.chain.alias_name}
            networkIcon={request.chain.icon}
            size={36}
          />
        ) : (
          <span className="size-9 flex-none rounded-full bg-raised" />
        )}
        <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
          <span className="min-w-0 flex-1 basis-44">
            <span className="figure block truncate font-semibold">{sum}</span>
            <span className="block truncate text-caption text-muted">
              {details.map((part, index) => (
                <span key={part}>
                  {index > 0 ? ' · ' : ''}
                  <bdi>{part}</bdi>
                </span>
              ))}
            </span>
          </span>
          {request ? <Status request={request} /> : <Badge>{t('request-own-unsupported')}</Badge>}
        </span>
      </Link>
      <IconButton label={t('request-own-remove', { amount: sum })} onClick={onRemove} className="-me-2">
        <CloseIcon />
      </IconButton>
    </>
  )
}

const tones: Readonly<Record<PaymentState, BadgeTone>> = {
  waiting: 'plain',
  on_its_way: 'tide',
  delayed: 'warn',
  paid: 'good',
  reported: 'warn',
  partly: 'warn',
  refunding: 'warn',
  refunded: 'warn',
}

function Status({ request: { id, asset, recipient, units } }: { request: PaymentRequest }) {
  const { api } = useServices()
  const asked = { asset: asset.asset_id, recipient, amount: units }
  const query = useQuery({
    ...paymentQuery(api, id, () => true),
    refetchInterval: ({ state }) =>
      state.data && paymentStatus(asked, state.data.orders).state === 'paid' ? false : POLL_MS,
  })
  const error = useSteadyError(query)
  if (!query.data)
    return error ? (
      <Badge>{t('request-own-failed')}</Badge>
    ) : (
      <span role="status" aria-label={t('main-loading')} className="skeleton h-6 w-24" />
    )
  const { state } = paymentStatus(asked, query.data.orders)
  return <Badge tone={tones[state]}>{t(`request-state-${state}`)}</Badge>
}

/** Place of a removed row until the page is left. */
function Removed({ onUndo }: { onUndo: () => void }) {
  const undo = useRef<HTMLButtonElement>(null)
  // The pressed button is gone, and its focus with it.
  useEffect(() => undo.current?.focus(), [])
  return (
    <>
      <p role="status" className="min-w-0 flex-1 text-small text-pretty text-muted">
        {t('request-own-removed')}
      </p>
      <Button ref={undo} look="quiet" onClick={onUndo}>
        {t('request-own-undo')}
      </Button>
    </>
  )
}

/** Number of listed requests; the oldest one is dropped. Their links work without the list. */
const KEEP = 50

/** Request that was created in this browser. */
interface OwnRequest {
  /** Fields of its link. */
  readonly fields: PayStart & { readonly id: string }
  /** ISO 8601. */
  readonly createdAt: string
}

interface OwnRequestStore {
  /** Newest first. */
  list(): readonly OwnRequest[]
  /** Adds a request at its place in time; one that is listed already stays as it is. */
  add(request: OwnRequest): void
  remove(id: string): void
}

/** Requests created in this browser; stored here only, so that their requester finds them again. */
export function createOwnRequests(storage: Pick<Storage, 'getItem' | 'setItem'> | null): OwnRequestStore {
  const kept = createPersisted(storage, { key: 'causeway.requests', parse: listOf(isOwnRequest), fallback: [] })
  const without = (id: string) => kept.read().filter(({ fields }) => fields.id !== id)
  return {
    list: kept.read,
    add: (request) =>
      void kept.write(
        [request, ...without(request.fields.id)]
          .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
          .slice(0, KEEP),
      ),
    remove: (id) => void kept.write(without(id)),
  }
}

function isOwnRequest(value: unknown): value is OwnRequest {
  if (typeof value !== 'object' || value === null) return false
  const { fields, createdAt } = value as Record<string, unknown>
  if (typeof fields !== 'object' || fields === null || !isText(createdAt) || Number.isNaN(Date.parse(createdAt)))
    return false
  const own = fields as Record<string, unknown>
  return (
    isText(own['id']) &&
    paymentIdForm.test(own['id']) &&
    payFields.every((field) => own[field] === undefined || isText(own[field]))
  )
}
