import { createContext } from 'react'
import type { RowColumn } from './rowColumns.ts'

/** The headers of the grid, for its rows to tell them to screen readers, which hear a row as one list item. */
export const RowHeaders = createContext<Partial<Record<RowColumn, string>>>({})
