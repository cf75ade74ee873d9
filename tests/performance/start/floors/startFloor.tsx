import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, Route, Routes } from 'react-router-dom'
import './floor.css'

/** Starts a page with one screen, under the same security policy and with the same service worker as the portal. */
export function startFloor(screen: ReactNode): void {
  allowWorker()
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
  window.addEventListener('load', () => void navigator.serviceWorker?.register('/sw.js'))
}

interface TrustedTypes {
  createPolicy(name: string, rules: Readonly<Record<string, (text: string) => string>>): void
}

/** The policy of the page lets no other text become markup or the address of a script. */
function allowWorker(): void {
  const trustedTypes: TrustedTypes | undefined = Reflect.get(window, 'trustedTypes')
  trustedTypes?.createPolicy('default', { createHTML: () => '', createScriptURL: () => '/sw.js' })
}
