import { yupResolver } from '@hookform/resolvers/yup'
import * as yup from 'yup'
import { newList } from '../trade/custom-lists/transferLines.ts'

export interface TransferValues {
  /** The id of an existing list, or `newList` for a new one. */
  readonly to: string
  /** The name of the new list; ignored for an existing list. */
  readonly name: string
  readonly action: 'copy' | 'move'
}

const transferSchema: yup.ObjectSchema<TransferValues> = yup.object({
  to: yup.string().required('Required'),
  name: yup
    .string()
    .defined()
    .trim()
    .when('to', ([to], name) => (to === newList ? name.required('Required') : name)),
  action: yup.mixed<TransferValues['action']>().oneOf(['copy', 'move']).required(),
})

export const transferRules = yupResolver(transferSchema)
