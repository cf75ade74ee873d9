import { yupResolver } from '@hookform/resolvers/yup'
import * as yup from 'yup'
import { listChoice, type ListChoice } from '../trade/custom-lists/listChoiceSchema.ts'

export interface TransferValues extends ListChoice {
  readonly action: 'copy' | 'move'
}

const transferSchema: yup.ObjectSchema<TransferValues> = yup.object({
  ...listChoice,
  action: yup.mixed<TransferValues['action']>().oneOf(['copy', 'move']).required(),
})

export const transferRules = yupResolver(transferSchema)
