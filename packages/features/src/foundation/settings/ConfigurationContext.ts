import type { Configuration } from '@trade-portal/supplier-api'
import { createContext } from 'react'

export const ConfigurationContext = createContext<Configuration | null>(null)
