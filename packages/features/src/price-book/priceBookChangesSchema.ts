import { yupResolver } from '@hookform/resolvers/yup'
import * as yup from 'yup'
import { addresses } from '../trade/documents/emailSchema.ts'
import type { PriceBookConfiguration } from './queries.ts'

// The rules check only the recipient. They accept any code, even a blank one, because the customer can only choose codes
// from the list.
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
