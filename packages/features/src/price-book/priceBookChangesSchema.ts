import { yupResolver } from '@hookform/resolvers/yup'
import * as yup from 'yup'
import { addresses } from '../trade/documents/addressRules.ts'
import type { PriceBookConfiguration } from './PriceBookConfiguration.ts'

// Nothing but the recipient is checked: the rest is chosen, and what the supplier has left blank may stay so.
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
