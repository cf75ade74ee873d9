import { SupplierError } from '@trade-portal/supplier-api'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { messageOf } from '../shared/failures/failures.ts'
import { useOneAtATime } from '../shared/forms/useOneAtATime.ts'
import { useRules } from '../shared/forms/useRules.ts'
import { toasts } from '../shared/notices/toasts.ts'
import { fieldNamed, useRegister } from './queries.ts'
import type { RegistrationValues } from './registrationSchema.ts'

const loadRules = () => import('./registrationSchema.ts')
const blank: RegistrationValues = {
  accountNumber: '',
  statementDate: '',
  statementReference: '',
  userName: '',
  firstName: '',
  lastName: '',
  emailAddress: '',
  password: '',
  confirmPassword: '',
}

/** The registration's form, and what came of sending it. A refused one keeps everything that was typed. */
export function useRegistration() {
  const register = useRegister()
  const [isSent, setIsSent] = useState(false)
  const { control, formState, handleSubmit, setError } = useForm<RegistrationValues>({
    mode: 'onTouched',
    resolver: useRules(loadRules, ({ registrationRules }) => registrationRules),
    defaultValues: blank,
  })

  const markRefused = (error: SupplierError) => {
    for (const { field, msg } of error.fields.toReversed()) {
      const name = fieldNamed(field)
      if (name !== undefined && msg.trim() !== '') setError(name, { message: msg }, { shouldFocus: true })
    }
  }

  const send = handleSubmit(async (values) => {
    try {
      await register(values)
      toasts.success('Account registration has been sent successfully')
      setIsSent(true)
    } catch (error) {
      toasts.error(messageOf(error))
      if (error instanceof SupplierError) markRefused(error)
    }
  })
  return { control, isSent, isPending: formState.isSubmitting, submit: useOneAtATime(send) }
}
