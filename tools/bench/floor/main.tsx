import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, Route, Routes } from 'react-router-dom'
import { create } from 'zustand'

/** The least that an app on the same four libraries can weigh: one field, one query, one route. */
const useAmount = create<{ amount: string; set(amount: string): void }>((set) => ({ amount: '', set: (amount) => set({ amount }) }))

function Page() {
  const { amount, set } = useAmount()
  const { data } = useQuery({ queryKey: [amount], queryFn: () => Promise.resolve(amount) })
  return <input name="amount" aria-label="Amount" value={data ?? amount} onChange={(event) => set(event.target.value)} />
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
