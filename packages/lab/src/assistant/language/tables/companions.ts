/** Things that an app may keep beside the one it is about: `thing: those beside it`, all by their keys. */
export const companions = `
post: comment author
product: order customer coupon review supplier payment delivery warehouse
dish: order customer review restaurantTable
order: product customer payment delivery
appointment: customer guest service employee patient doctor student teacher member guest pet room court yogaClass vehicle payment
event: guest registration volunteer member customer
course: student teacher enrollment grade schoolClass
student: course teacher schoolClass grade parent
teacher: course student schoolClass
schoolClass: student teacher course grade
book: member author borrowing review student
member: payment yogaClass event club
club: member event
movie: review actor
recipe: review
project: task milestone employee member customer timeEntry
task: project comment employee
issue: project comment
ticket: comment customer employee
customer: order deal invoice contact payment appointment vehicle repair
company: employee department contact deal job
employee: department leaveRequest attendance shift
department: employee
property: tenant payment owner
tenant: payment property
pet: owner visit adoption
owner: pet
patient: doctor appointment visit medicationEntry
doctor: patient department
team: player match
player: team match
match: team player
vehicle: driver maintenance customer repair
repair: vehicle customer
invoice: customer payment
stockItem: supplier stockMovement warehouse
asset: employee borrowing
supplier: product purchaseOrder
thread: comment member
forumQuestion: answer member
charity: donor donation volunteer
job: candidate company
restaurant: review dish
trip: place expense
room: guest
`;

/** A thing that joins two others, each of which can have many of the other: `one other: thing between them`. */
export const joins = `
course student: enrollment
book member: borrowing
`;
