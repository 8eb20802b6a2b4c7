/** A secret and a token that is signed with it, valid until 2030. */
export const exampleSecret = 'a secret of at least thirty-two bytes';
export const exampleToken =
  'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiJhbm4iLCJleHAiOjE4OTM0NTYwMDB9.YIgP_TWCkqZ7twu0L4zrKcrl3icWm4Q0WjltEDMssmI';
