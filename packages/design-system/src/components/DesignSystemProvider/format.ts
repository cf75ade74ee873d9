import { createContext, useContext } from 'react'

export type Locale = 'en-AU' | 'en-US'
export type Currency = 'AUD' | 'USD'

export interface Format {
  locale: Locale
  currency: Currency
}

export const FormatContext = createContext<Format>({ locale: 'en-AU', currency: 'AUD' })

/** How money and dates are written here. */
export const useLocale = (): Format => useContext(FormatContext)
