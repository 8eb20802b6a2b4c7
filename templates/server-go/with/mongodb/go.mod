module app

go 1.19

require go.mongodb.org/mongo-driver v1.11.4
