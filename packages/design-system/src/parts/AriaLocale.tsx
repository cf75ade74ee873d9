import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components'
import { useLocale } from './format.ts'

/**
 * Gives React Aria's components the portal's language; otherwise they use the browser's. Wraps only these components, so
 * that a page without them does not load React Aria's code.
 */
export function AriaLocale({ children }: { children: ReactNode }) {
  return <I18nProvider locale={useLocale().locale}>{children}</I18nProvider>
}
