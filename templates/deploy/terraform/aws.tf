terraform {
  required_version = ">= 1.5"
  required_providers {
    aws = {
      source  = "hashicorp/aws"
      version = "~> 5.0"
    }
  }
}

provider "aws" {
  region = var.region
}

variable "region" {
  type    = string
  default = "us-east-1"
}

variable "availability_zone" {
  type    = string
  default = "us-east-1a"
}

resource "aws_lightsail_key_pair" "app" {
  name       = var.name
  public_key = var.ssh_public_key
}

# __SIZE__: __VCPU__ vCPU, __MEMORY_GB__ GB memory, __DISK_GB__ GB disk
resource "aws_lightsail_instance" "app" {
  name              = var.name
  availability_zone = var.availability_zone
  blueprint_id      = "ubuntu_24_04"
  bundle_id         = "__SIZE__"
  key_pair_name     = aws_lightsail_key_pair.app.name
  user_data         = file("${path.module}/../first-boot.sh")
}

resource "aws_lightsail_instance_public_ports" "app" {
  instance_name = aws_lightsail_instance.app.name

  port_info {
    protocol  = "tcp"
    from_port = 22
    to_port   = 22
    cidrs     = [var.ssh_from]
  }

  port_info {
    protocol  = "tcp"
    from_port = 80
    to_port   = 80
  }

  port_info {
    protocol  = "tcp"
    from_port = 443
    to_port   = 443
  }
}

output "address" {
  value = aws_lightsail_instance.app.public_ip_address
}
