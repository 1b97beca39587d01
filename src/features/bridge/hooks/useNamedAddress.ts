import { useQuery } from '@tanstack/react-query'
import type { ChainRow } from '#core/wire/catalogue.ts'
import { AppError } from '#core/errors.ts'
import { isName } from '#src/features/shared/addresses.ts'
import { t, tOr } from '#src/i18n/t.ts'
import { useApi } from '#src/services.ts'
import { NAME_DEBOUNCE_MS, useDebounced } from '#src/ui/timing.ts'
import type { NamedAddress } from '../model/recipient.ts'

const MINUTE = 60_000

/** Looks up a domain name; null for any other text. `staleTime`: age up to which an earlier answer is used instead. */
export function useNamedAddress(chain: ChainRow | null, text: string, staleTime = MINUTE): NamedAddress | null {
  const chain_id = chain?.chain_id
  const api = useApi()
  const settled = useDebounced(text, NAME_DEBOUNCE_MS)
  const wanted = chain_id !== undefined && isName(text)
  const found = useQuery({
    queryKey: ['named-address', chain_id, settled],
    queryFn: async ({ signal }) =>
      (
        await api.get('/bridge_api/v1/address-of-name', {
          query: { chain_id: String(chain_id), name: settled },
          signal,
        })
      ).data,
    enabled: wanted && settled === text,
    // Its owner may point the name elsewhere at any time.
    staleTime,
    gcTime: MINUTE,
    retry: false,
  })
  if (!wanted) return null
  const { data, error } = found
  const problem =
    error && (error instanceof AppError ? tOr(`problem-${error.reason}`, error.message) : t('problem-unknown'))
  return {
    pending: settled !== text || found.isPending,
    name: data?.name ?? null,
    address: error ? null : (data?.address ?? null),
    unknown: error instanceof AppError && error.reason === 'name_unknown',
    problem,
  }
}
