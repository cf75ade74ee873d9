/** Where the details of the signed-in user, or of the user to change, could not be loaded; as specified. */
export const detailsFailed = 'Could not load user details'
