import { yupResolver } from '@hookform/resolvers/yup'
import * as yup from 'yup'

export interface ApprovalValues {
  /** The e-mail address of the colleague who is asked to approve. */
  readonly to: string
  readonly job: string
  readonly message: string
}

const approvalSchema: yup.ObjectSchema<ApprovalValues> = yup.object({
  to: yup.string().required('Required'),
  job: yup.string().trim().required('Required'),
  message: yup.string().trim().defined(),
})

export const approvalRules = yupResolver(approvalSchema)
