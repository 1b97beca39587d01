import { paymentIdForm } from '#core/order/id.ts'
import { payFields, type PayStart } from '#core/screens/startPayload.ts'
import { createPersisted, isText, listOf } from '#src/platform/persisted.ts'

/** Number of listed requests; the oldest one is dropped. Their links work without the list. */
const KEEP = 50

/** Request that was created in this browser. */
export interface OwnRequest {
  /** Fields of its link. */
  readonly fields: PayStart & { readonly id: string }
  /** ISO 8601. */
  readonly createdAt: string
}

export interface OwnRequests {
  /** Newest first. */
  list(): readonly OwnRequest[]
  /** Adds a request at its place in time; one that is listed already stays as it is. */
  add(request: OwnRequest): void
  remove(id: string): void
}

/** Requests created in this browser; stored here only, so that their requester finds them again. */
export function createOwnRequests(storage: Pick<Storage, 'getItem' | 'setItem'> | null): OwnRequests {
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
