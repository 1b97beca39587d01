import { useQuery } from '@tanstack/react-query'
import type { ChainRow } from '#core/wire/catalogue.ts'
import { AppError } from '#core/errors.ts'
import { isName } from '#src/features/shared/addresses.ts'
import { t, tOr } from '#src/i18n/t.ts'
import { useApi } from '#src/services.ts'
import { NAME_DEBOUNCE_MS, useDebounced } from '#src/ui/timing.ts'
import type { NamedAddress } from '../model/recipient.ts'

const MINUTE = 60_000

/** Looks up a typed domain name; null for any other text. */
export function useNamedAddress({ chain_id }: ChainRow, text: string): NamedAddress | null {
  const api = useApi()
  const settled = useDebounced(text, NAME_DEBOUNCE_MS)
  const wanted = isName(text)
  const found = useQuery({
    queryKey: ['named-address', chain_id, settled],
    queryFn: async ({ signal }) =>
      (
        await api.get('/bridge_api/v1/address-of-name', {
          query: { chain_id: String(chain_id), name: settled },
          signal,
        })
      ).data.address,
    enabled: wanted && settled === text,
    // Its owner may point the name elsewhere at any time.
    staleTime: MINUTE,
    gcTime: MINUTE,
    retry: false,
  })
  if (!wanted) return null
  const { data, error } = found
  const problem =
    error && (error instanceof AppError ? tOr(`problem-${error.reason}`, error.message) : t('problem-unknown'))
  return { pending: settled !== text || found.isPending, address: data ?? null, problem }
}
