import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ChainRow } from '#core/wire/catalogue.ts'
import { exchangesQuery } from '#src/api/queries.ts'
import { restOfMessages } from '#src/i18n/current.ts'
import { useApi } from '#src/services.ts'
import { useAddressBook } from '#src/features/shared/addressBook.ts'
import type { BridgeForm } from '#src/features/shared/form.ts'
import type { ExchangeOnNetwork } from './deposit.ts'
import type { ExchangeStatus } from './exchangeStatus.ts'

/** Exchange destination of the form. */
export type ExchangeChoice =
  | { readonly kind: 'loading' | 'failed' }
  /** `place` is null when the list lacks the exchange on that network. */
  | {
      readonly kind: 'known'
      readonly place: ExchangeOnNetwork | null
      readonly own: boolean
      readonly gate: ExchangeStatus
    }

/** Null for a wallet recipient; then nothing is fetched. */
export function useExchange(
  form: BridgeForm,
  to: ChainRow | null,
  token: string,
  ownAddress: string | null,
): ExchangeChoice | null {
  const api = useApi()
  const enabled = form.exchangeId !== null
  const book = useAddressBook(enabled)
  const list = useQuery({ ...exchangesQuery(api), enabled })
  const desk = useQuery({
    queryKey: ['exchange-desk'],
    // Its messages are not part of the first load.
    queryFn: async () => (await Promise.all([import('./lazy.ts'), restOfMessages()]))[0],
    enabled,
    staleTime: Infinity,
    gcTime: Infinity,
    networkMode: 'always',
    structuralSharing: false,
  })
  return useMemo(() => {
    if (!enabled) return null
    if (!list.data || !desk.data || !to) return { kind: list.isError || desk.isError ? 'failed' : 'loading' }
    const place = desk.data.placeOf(list.data.list, form.exchangeId, form.toChainId)
    const deposit = desk.data.readDeposit(
      book,
      { at: desk.data.placeAt(to), rule: place?.memo ?? 'none' },
      form,
      ownAddress,
    )
    return { kind: 'known', place, own: deposit.own, gate: desk.data.exchangeStatus({ place, deposit, to, token }) }
  }, [enabled, list.data, list.isError, desk.data, desk.isError, to, form, token, ownAddress, book])
}
