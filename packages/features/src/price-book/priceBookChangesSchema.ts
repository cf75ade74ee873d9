import * as yup from 'yup'
import { yupResolver } from '@hookform/resolvers/yup'
import { addresses } from '../trade/documents/addressRules.ts'
import type { PriceBookConfiguration } from './queries.ts'

// Any code is accepted, also none, because the customer can only choose from the list. Only the recipient is checked.
const code = yup.string().defined()
const flag = yup.boolean().required()

const priceBookChangesSchema: yup.ObjectSchema<PriceBookConfiguration> = yup.object({
  type: code,
  format: code,
  recipient: addresses.required('Required'),
  frequency: code,
  showsNewCodes: flag,
  showsCoreOnly: flag,
  isQuarterly: flag,
  isZipped: flag,
})

export const priceBookChangesRules = yupResolver(priceBookChangesSchema)
