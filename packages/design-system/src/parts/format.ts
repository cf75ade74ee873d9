import { createContext, useContext } from 'react'

export type Locale = 'en-AU' | 'en-US'
export type Currency = 'AUD' | 'USD'

export interface Format {
  locale: Locale
  currency: Currency
}

export const FormatContext = createContext<Format>({ locale: 'en-AU', currency: 'AUD' })

/** The format of money and dates. */
export const useLocale = (): Format => useContext(FormatContext)
