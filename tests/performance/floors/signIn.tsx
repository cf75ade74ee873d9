import { yupResolver } from '@hookform/resolvers/yup'
import { useMutation } from '@tanstack/react-query'
import { Button, Checkbox, Form } from 'react-aria-components'
import { Controller, useForm } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { boolean, object, string } from 'yup'
import { LabelledField } from './LabelledField.tsx'
import { renderFloorPage } from './renderFloorPage.tsx'
import { useConfiguration } from './supplier.ts'

const rules = object({
  username: string().required('Enter your username'),
  password: string().required('Enter your password'),
  rememberMe: boolean().required(),
})

function SignIn() {
  const company = useConfiguration()
  const { control, handleSubmit } = useForm({
    resolver: yupResolver(rules),
    defaultValues: { username: '', password: '', rememberMe: false },
  })
  const signIn = useMutation({
    mutationFn: async (values: object) => {
      const response = await fetch('/sign-in', { method: 'POST', body: JSON.stringify(values) })
      if (!response.ok) throw new Error('The user name or password is incorrect.')
    },
  })
  if (!company) return null
  return (
    <main>
      <h1>Sign in</h1>
      <p>{company.company_name}</p>
      <Form onSubmit={(event) => void handleSubmit((values) => signIn.mutate(values))(event)}>
        <LabelledField control={control} name="username" label="Username" autoComplete="username" />
        <LabelledField
          control={control}
          name="password"
          label="Password"
          type="password"
          autoComplete="current-password"
        />
        <Controller
          control={control}
          name="rememberMe"
          render={({ field: { value, onChange, name } }) => (
            <Checkbox name={name} isSelected={value} onChange={onChange}>
              Remember me
            </Checkbox>
          )}
        />
        <Button type="submit">Sign in</Button>
        {signIn.error && <p className="error">{signIn.error.message}</p>}
      </Form>
      <p>{company.settings.login_text}</p>
      <p>
        No sign-in yet? <Link to="/register">Register</Link>
      </p>
    </main>
  )
}

renderFloorPage(<SignIn />)
