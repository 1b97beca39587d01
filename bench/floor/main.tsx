import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, Route, Routes } from 'react-router-dom'
import { create } from 'zustand'

/** A minimal app on the same four libraries: one route, one field, the networks, and a quote for the typed amount. */
const useAmount = create<{ amount: string; set(amount: string): void }>((set) => ({
  amount: '',
  set: (amount) => set({ amount }),
}))

interface Networks {
  data: { routes: { from_asset: string; to_asset: string }[] }
}
interface Quotes {
  data: { quotes: { receive_amount: string }[] }
}
const api = async <T,>(path: string, body?: unknown): Promise<T> =>
  (
    await fetch(
      `/api/bridge_api/v1/${path}`,
      body ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {},
    )
  ).json() as Promise<T>

function Page() {
  const { amount, set } = useAmount()
  const networks = useQuery({ queryKey: ['networks'], queryFn: () => api<Networks>('get-all-chains') })
  const route = networks.data?.data.routes[0]
  const quote = useQuery({
    queryKey: ['quote', amount],
    queryFn: () => api<Quotes>('quotes', { ...route, amount }),
    enabled: amount !== '' && route !== undefined,
  })
  return (
    <>
      <input name="amount" aria-label="Amount" value={amount} onChange={(event) => set(event.target.value)} />
      <output data-testid="receive-amount">{quote.data?.data.quotes[0]?.receive_amount ?? '0'}</output>
    </>
  )
}

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <QueryClientProvider client={new QueryClient()}>
      <BrowserRouter>
        <Routes>
          <Route path="*" element={<Page />} />
        </Routes>
      </BrowserRouter>
    </QueryClientProvider>,
  )
