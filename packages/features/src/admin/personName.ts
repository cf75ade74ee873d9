interface Person {
  readonly firstName: string
  readonly lastName: string
}

/** First and last name; '' if the supplier has neither. */
export function fullName({ firstName, lastName }: Person): string {
  return [firstName, lastName].filter((part) => part !== '').join(' ')
}

/** The name of a user, or the username if the name is blank. */
export function personName(user: Person & { readonly userName: string }): string {
  return fullName(user) || user.userName || 'This user'
}
