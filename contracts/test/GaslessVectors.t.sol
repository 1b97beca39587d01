// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Clones} from "@openzeppelin/contracts/proxy/Clones.sol";
import {Order} from "src/OrderLib.sol";
import {ForwarderFactory} from "src/forwarder/ForwarderFactory.sol";
import {ForwarderTerms} from "src/forwarder/ForwarderTerms.sol";
import {VectorTest} from "./support/VectorTest.sol";

/// Digests that depositors sign and deposit addresses, compared with the TypeScript encoders
/// (chains/evm/order/gaslessVectors.test.ts).
contract GaslessVectorsTest is VectorTest {
    uint256 internal constant SIGNED = 2;
    uint256 internal constant FORWARDERS = 2;

    string internal file;

    function setUp() public override {
        super.setUp();
        installPermit2();
        file = vm.readFile("contracts/vectors/gasless.json");
    }

    function test_vectors_areAllRead() public view {
        vm.assertEq(vm.keyExistsJson(file, at("signed", SIGNED - 1, "")), true, "last order");
        vm.assertEq(vm.keyExistsJson(file, at("signed", SIGNED, "")), false, "one more");
        vm.assertEq(vm.keyExistsJson(file, at("forwarders", FORWARDERS - 1, "")), true, "last forwarder");
        vm.assertEq(vm.keyExistsJson(file, at("forwarders", FORWARDERS, "")), false, "one more");
    }

    /// The domains are those of the real token and of the real Permit2, at the addresses and on the chain of the order.
    function test_digests() public {
        for (uint256 i = 0; i < SIGNED; ++i) {
            uint256 index = vm.parseJsonUint(file, at("signed", i, ".order"));
            Order memory order = vector(index);
            order.srcChainId = vm.parseJsonUint(file, at("signed", i, ".srcChainId"));
            address target = vm.parseJsonAddress(orderFile, keyOf(index, ".escrow"));
            bytes32 id = escrow.orderId(order);
            vm.etch(addressIn(order.inputToken), address(token).code);
            vm.chainId(order.srcChainId);
            uint256 validAfter = vm.parseJsonUint(file, at("signed", i, ".validAfter"));
            uint256 validBefore = vm.parseJsonUint(file, at("signed", i, ".validBefore"));
            bytes32 expected = vm.parseJsonBytes32(file, at("signed", i, ".authorizationDigest"));
            vm.assertEq(authorizationDigest(order, target, validAfter, validBefore, id), expected, "ERC-3009");
            expected = vm.parseJsonBytes32(file, at("signed", i, ".permit2Digest"));
            vm.assertEq(permit2Digest(order, target, validBefore, id), expected, "Permit2");
        }
    }

    function test_forwarders() public {
        ForwarderFactory factory = new ForwarderFactory();
        for (uint256 i = 0; i < FORWARDERS; ++i) {
            ForwarderTerms memory terms = termsOf(i);
            address home = vm.parseJsonAddress(file, at("forwarders", i, ".factory"));
            address code = vm.parseJsonAddress(file, at("forwarders", i, ".implementation"));
            address expected = vm.parseJsonAddress(file, at("forwarders", i, ".address"));
            vm.assertEq(predicted(code, terms, home), expected, "address");
            vm.assertEq(
                factory.addressOf(terms), predicted(factory.implementation(), terms, address(factory)), "factory"
            );
        }
    }

    function predicted(address code, ForwarderTerms memory terms, address factory) private pure returns (address) {
        return Clones.predictDeterministicAddressWithImmutableArgs(code, abi.encode(terms), 0, factory);
    }

    function termsOf(uint256 i) private view returns (ForwarderTerms memory terms) {
        terms.escrow = vm.parseJsonAddress(file, at("forwarders", i, ".terms.escrow"));
        terms.owner = vm.parseJsonAddress(file, at("forwarders", i, ".terms.owner"));
        terms.order = vm.parseJsonBytes32(file, at("forwarders", i, ".terms.order"));
    }

    function at(string memory list, uint256 index, string memory path) private pure returns (string memory) {
        return string.concat(".", list, "[", vm.toString(index), "]", path);
    }
}
