import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, Route, Routes } from 'react-router-dom'
import './floor.css'

export const money = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD' })

/** Starts a page with one screen. */
export function renderFloorPage(screen: ReactNode): void {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no root')
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <BrowserRouter useTransitions={false}>
          <Routes>
            <Route path="*" element={screen} />
          </Routes>
        </BrowserRouter>
      </QueryClientProvider>
    </StrictMode>,
  )
}
