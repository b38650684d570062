/** Everything that is stored about a person, as a file: where the server has it, and what it is called. */
export const MY_DATA = { path: '/api/my_data', fileName: 'starbinder-my-data.json' } as const;
