import { yupResolver } from '@hookform/resolvers/yup'
import * as yup from 'yup'

export interface TransferValues {
  /** The id of a list; `newList` for one that is made. */
  readonly to: string
  /** Of a new list. */
  readonly name: string
  readonly action: 'copy' | 'move'
}

/** In place of the id of a list. */
export const newList = 'a new list'

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
