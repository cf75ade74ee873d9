import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components'
import { useLocale } from './format.ts'

/**
 * Gives React Aria's components the language of the portal; otherwise they take the browser's. It is around each such
 * component instead of the whole page, so that a page without one does not load React Aria's code.
 */
export function AriaLocale({ children }: { children: ReactNode }) {
  return <I18nProvider locale={useLocale().locale}>{children}</I18nProvider>
}
